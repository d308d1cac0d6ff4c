import { useSurroundings } from "../provider/UiProvider";
import { dash, formatDateTime, formatDay, formatFullInstant, formatRelative, isCalendarDay, parseInstant } from "./dates";
import * as styles from "./DateTime.css";

export interface DateTimeProps {
  /** Milliseconds, or as a server wrote it. What is no date is shown as a dash. */
  instant: number | string | null;
  /** Adds how long ago that is; never instead of the date. */
  relative?: boolean;
}

/** A moment in the reader's zone; the whole of it, zone included, on hover. */
export function DateTime({ instant: written, relative = false }: DateTimeProps) {
  const { now, timeZone } = useSurroundings();
  const instant = parseInstant(written);
  if (instant === null) return dash;
  if (isCalendarDay(written)) return <Day instant={instant} />;
  return (
    <>
      <time className={styles.time} dateTime={new Date(instant).toISOString()} title={formatFullInstant(instant, timeZone)}>
        {formatDateTime(instant, timeZone)}
      </time>
      {/* Without a clock there is no “ago”. */}
      {relative && now > 0 && <span className={styles.relative}> · {formatRelative(instant, now)}</span>}
    </>
  );
}

function Day({ instant }: { instant: number }) {
  return (
    <time className={styles.time} dateTime={new Date(instant).toISOString().slice(0, 10)}>
      {formatDay(instant)}
    </time>
  );
}
