import { useId, type ReactNode } from "react";
import { cx, useUiContext } from "@understudy/ui";
import * as styles from "./StatCard.css";

export interface StatCardProps {
  label: string;
  value: string;
  badge?: ReactNode;
  note?: ReactNode;
  /** Makes the whole card a link. */
  href?: string | undefined;
}

/** The most characters that fit in large type: `99,999,999`. */
const mostLarge = 10;

/** A number with its label. */
export function StatCard({ label, value, badge, note, href }: StatCardProps) {
  const { link: Anchor } = useUiContext();
  const labelId = useId();
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={cx(styles.card, href !== undefined && styles.linked)}
    >
      <p className={styles.label} id={labelId}>
        {href === undefined ? (
          label
        ) : (
          <Anchor href={href} className={styles.link}>
            {label}
          </Anchor>
        )}
      </p>
      <div className={styles.row}>
        <p className={cx(styles.value, value.length > mostLarge && styles.longValue)}>{value}</p>
        {badge}
      </div>
      {note !== undefined && <div className={styles.foot}>{note}</div>}
    </div>
  );
}
