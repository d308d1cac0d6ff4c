import { useNow, useUiContext } from "../provider/UiProvider";
import { dash } from "@understudy/base";
import { uiTexts } from "../ui-texts";
import {
  formatDateTime,
  formatDay,
  formatFullDay,
  formatFullInstant,
  formatRelative,
  formatUtc,
  isInstant,
} from "./dates";
import * as styles from "./DateTime.css";

interface Moment {
  /** Milliseconds. An invalid date is shown as a dash. */
  instant: number | null;
  /** Appends the relative time. */
  relative?: boolean | undefined;
  /** Adds a line with the time in UTC, for people in several time zones. */
  utc?: boolean | undefined;
}

interface CalendarDay {
  /** `YYYY-MM-DD`: a day without a time zone. */
  day: string;
}

export type DateTimeProps = Moment | CalendarDay;

/** A date and time in the viewer's time zone, with the full date, also in UTC, on hover; or a calendar day. */
export const DateTime = (props: DateTimeProps) =>
  "day" in props ? <Day {...props} /> : <Instant {...props} />;

function Instant({ instant, relative = false, utc = false }: Moment) {
  const { timeZone } = useUiContext();
  const now = useNow();
  if (!isInstant(instant)) return dash;
  const inUtc = utc ? formatUtc(instant, timeZone) : null;
  return (
    <>
      <time
        className={styles.time}
        dateTime={new Date(instant).toISOString()}
        title={formatFullInstant(instant, timeZone)}
      >
        <DateParts text={formatDateTime(instant, timeZone)} year={yearOf(now, timeZone)} />
      </time>
      {/* Needs the current time. */}
      {relative && now > 0 && <span className={styles.relative}> · {formatRelative(instant, now)}</span>}
      {inUtc !== null && <span className={styles.utc}>{inUtc}</span>}
    </>
  );
}

/** Date and time, which may be on two lines but don't break inside. */
function DateParts({ text, year }: { text: string; year: string | undefined }) {
  const [day, itsYear, clock] = text.split(", ");
  return (
    <>
      <span className={styles.part}>
        {day}
        <span className={itsYear === year ? styles.thisYear : undefined}>, {itsYear}</span>,
      </span>{" "}
      <span className={styles.part}>{clock}</span>
    </>
  );
}

const yearOf = (now: number, timeZone: string | undefined) => formatDateTime(now, timeZone).split(", ")[1];

const Day = ({ day }: CalendarDay) => (
  <time className={styles.time} dateTime={day} title={`${formatFullDay(day)} (${uiTexts.noTime})`}>
    {formatDay(day)}
  </time>
);
