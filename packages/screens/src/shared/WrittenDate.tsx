import { DateTime } from "@understudy/ui";
import { dayAlone, parseInstant } from "../model/format/dates";

/** A date as the server wrote it. One without a time stays the day that it names, in every zone. */
export function WrittenDate({ written }: { written: string | null }) {
  const day = dayAlone(written);
  return day === null ? <DateTime instant={parseInstant(written)} /> : <DateTime day={day} />;
}
