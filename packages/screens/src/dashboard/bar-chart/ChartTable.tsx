import { formatAmount, type ChartPoint, type ChartSeries } from "./series";
import * as styles from "./StackedBars.css";

interface ChartTableProps<Key extends string> {
  label: string;
  series: readonly ChartSeries<Key>[];
  points: readonly ChartPoint<Key>[];
  pointsLabel: string;
}

export function ChartTable<Key extends string>({ label, series, points, pointsLabel }: ChartTableProps<Key>) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {pointsLabel}
            </th>
            {series.map(({ key, label: word }) => (
              <th key={key} scope="col" className={styles.headNumber}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row" className={styles.head}>
                {point.label}
              </th>
              {series.map(({ key }) => (
                <td key={key} className={styles.number}>
                  {formatAmount(point.values[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
