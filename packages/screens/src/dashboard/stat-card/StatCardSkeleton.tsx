import { Bone } from "@understudy/ui";
import * as styles from "./StatCard.css";

export interface StatCardSkeletonProps {
  label: string;
}

/** A StatCard that is loading. */
export const StatCardSkeleton = ({ label }: StatCardSkeletonProps) => (
  <div className={styles.card} aria-hidden="true">
    <p className={styles.label}>{label}</p>
    <div className={styles.row}>
      <p className={styles.value}>
        <Bone width="3rem" />
      </p>
    </div>
    <div className={styles.foot}>
      <Bone width="6rem" />
    </div>
  </div>
);
