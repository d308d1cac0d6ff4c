import { DateTime } from "@understudy/ui";
import { dateWithoutTime, parseInstant } from "@understudy/model";

/** A date from the server. Without a time, it is the same day in every time zone. */
export function ServerDate({ date, utc }: { date: string | null; utc?: boolean }) {
  const day = dateWithoutTime(date);
  return day === null ? <DateTime instant={parseInstant(date)} utc={utc} /> : <DateTime day={day} />;
}
