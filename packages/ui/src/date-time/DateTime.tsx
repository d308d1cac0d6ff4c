import { useSurroundings } from "../provider/UiProvider";
import { dash, formatDateTime, formatDay, formatFullInstant, formatRelative, isInstant } from "./dates";
import * as styles from "./DateTime.css";

interface Moment {
  /** Milliseconds. What is no instant is shown as a dash. */
  instant: number | null;
  /** Adds how long ago that is; never instead of the date. */
  relative?: boolean;
}

interface CalendarDay {
  /** `YYYY-MM-DD`: a day without a time, the same in every zone. */
  day: string;
}

export type DateTimeProps = Moment | CalendarDay;

/** A moment in the reader's zone, the whole of it on hover, zone included; or a calendar day. */
export const DateTime = (props: DateTimeProps) =>
  "day" in props ? <Day {...props} /> : <Instant {...props} />;

function Instant({ instant, relative = false }: Moment) {
  const { now, timeZone } = useSurroundings();
  if (!isInstant(instant)) return dash;
  return (
    <>
      <time
        className={styles.time}
        dateTime={new Date(instant).toISOString()}
        title={formatFullInstant(instant, timeZone)}
      >
        {formatDateTime(instant, timeZone)}
      </time>
      {/* Without a clock there is no “ago”. */}
      {relative && now > 0 && <span className={styles.relative}> · {formatRelative(instant, now)}</span>}
    </>
  );
}

const Day = ({ day }: CalendarDay) => (
  <time className={styles.time} dateTime={day}>
    {formatDay(day)}
  </time>
);
