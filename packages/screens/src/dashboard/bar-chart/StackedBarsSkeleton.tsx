import { Bone } from "@understudy/ui";
import * as styles from "./StackedBars.css";

/** StackedBars that are loading. */
export const StackedBarsSkeleton = () => (
  <div className={styles.chart} aria-hidden="true">
    <div className={styles.legend}>
      <span className={styles.period}>
        <Bone width="14rem" />
      </span>
    </div>
    <div className={styles.plot}>
      <div className={styles.field}>
        <div className={styles.emptyDrawing} />
        <div className={styles.day} />
      </div>
    </div>
  </div>
);
