import type { ReactNode } from "react";
import type { Icon } from "../icon/icons";
import * as styles from "./EmptyState.css";

export interface EmptyStateProps {
  title: string;
  /** What will be listed here, and how to create it. */
  children?: ReactNode;
  actions?: ReactNode;
  icon?: Icon | undefined;
  /** A drawing of what will happen here, 240 × 96, instead of the icon. */
  picture?: ReactNode;
}

/** Shown instead of an empty list, with the next step. */
export function EmptyState({ title, children, actions, icon: Glyph, picture }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {Glyph && (
        <span className={styles.tile} aria-hidden="true">
          <Glyph className={styles.glyph} />
        </span>
      )}
      {picture !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.sentence}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
