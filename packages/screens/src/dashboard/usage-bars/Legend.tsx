import { formatNumber, statusBadge, type UsagePoint } from "@understudy/model";
import { dashboardTexts } from "../dashboard-texts";
import { outcomes } from "./chart-day";
import * as styles from "./UsageBars.css";

/** The outcomes' colors, with their totals. */
export const Legend = ({ days }: { days: readonly UsagePoint[] }) => (
  <figcaption className={styles.legend}>
    <span className={styles.period}>{dashboardTexts.lastSevenDays}</span>
    {outcomes.map((outcome) => (
      <span key={outcome} className={styles.entry}>
        <span className={styles.swatches[outcome]} aria-hidden="true" />
        {statusBadge(outcome).word}
        <span className={styles.total}>{formatNumber(days.reduce((sum, day) => sum + day[outcome], 0))}</span>
      </span>
    ))}
  </figcaption>
);
