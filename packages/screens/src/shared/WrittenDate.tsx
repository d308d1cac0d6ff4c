import { DateTime } from "@understudy/ui";
import { isCalendarDay, parseInstant } from "../model/dates";

/** A date as the server wrote it. One without a time stays the day that it names, in every zone. */
export function WrittenDate({ written }: { written: string | null }) {
  const instant = parseInstant(written);
  const text = written?.trim() ?? "";
  return instant !== null && isCalendarDay(text) ? <DateTime day={text} /> : <DateTime instant={instant} />;
}
