import { formatNumber, statusBadge } from "@understudy/model";
import { trendTexts } from "../dashboard-texts";
import { outcomes, type ChartDay } from "./chart-day";
import { Legend } from "./Legend";
import * as styles from "./UsageBars.css";

/** The numbers of the bars. */
export const UsageTable = ({ days }: { days: readonly ChartDay[] }) => (
  <figure className={styles.chart} aria-label={trendTexts.chart}>
    <Legend days={days} />
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={trendTexts.chart}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {trendTexts.day}
            </th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col" className={styles.headNumber}>
                {statusBadge(outcome).word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row" className={styles.head}>
                {day.label}
              </th>
              {outcomes.map((outcome) => (
                <td key={outcome} className={styles.number}>
                  {formatNumber(day[outcome])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </figure>
);
