import { assignInlineVars } from "@vanilla-extract/dynamic";
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

/** Cards that stand together. */
export const StatStrip = ({ children }: { children: ReactNode }) => (
  <div className={styles.strip}>
    <div className={styles.cells}>{children}</div>
  </div>
);

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
        <p className={styles.value} style={assignInlineVars({ [styles.length]: `${value.length}` })}>
          {value}
        </p>
        {badge}
      </div>
      {note !== undefined && <div className={styles.foot}>{note}</div>}
    </div>
  );
}
