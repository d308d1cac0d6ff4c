import { Bone } from "@understudy/ui";
import * as styles from "./StatCard.css";

export interface StatCardSkeletonProps {
  label: string;
  /** The card will have a note. */
  hasFoot?: boolean | undefined;
}

/** A StatCard that is loading. */
export const StatCardSkeleton = ({ label, hasFoot = false }: StatCardSkeletonProps) => (
  <div className={styles.card} aria-hidden="true">
    <p className={styles.label}>{label}</p>
    <div className={styles.row}>
      <p className={styles.value}>
        <Bone width="3rem" />
      </p>
    </div>
    {hasFoot && (
      <div className={styles.foot}>
        <Bone width="6rem" />
      </div>
    )}
  </div>
);
