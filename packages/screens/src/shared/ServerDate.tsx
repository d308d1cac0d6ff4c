import { DateTime } from "@understudy/ui";
import { dateWithoutTime, parseInstant } from "@understudy/model";

/** A date from the server. Without a time, it is the same day in every time zone. */
export function ServerDate({ date }: { date: string | null }) {
  const day = dateWithoutTime(date);
  return day === null ? <DateTime instant={parseInstant(date)} /> : <DateTime day={day} />;
}
