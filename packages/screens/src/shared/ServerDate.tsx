import { DateTime } from "@understudy/ui";
import { dateWithoutTime, parseInstant } from "../model/format/dates";

/** A date as the server wrote it. One without a time stays the day that it names, in every zone. */
export function ServerDate({ date }: { date: string | null }) {
  const day = dateWithoutTime(date);
  return day === null ? <DateTime instant={parseInstant(date)} /> : <DateTime day={day} />;
}
