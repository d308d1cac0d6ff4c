import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import * as styles from "./Facts.css";

export interface Fact {
  label: string;
  value: ReactNode;
  /** On phones, after the others; hidden while `folded`. */
  minor?: boolean | undefined;
}

export interface FactsProps {
  /** Falsy items are skipped: `isKnown && { label, value }`. */
  items: readonly (Fact | false | null | undefined)[];
  /** `line` puts each value next to its label and lets the pairs wrap, for details below a title. */
  layout?: keyof typeof styles.layout | undefined;
  /** Hides minor facts on phones. */
  folded?: boolean | undefined;
}

/** A list of labeled values. */
export function Facts({ items, layout = "grid", folded = false }: FactsProps) {
  return (
    <dl className={cx(styles.layout[layout], folded && styles.folded)}>
      {items.map(
        (item) =>
          item && (
            <div key={item.label} className={cx(styles.fact[layout], item.minor && styles.minor)}>
              <dt className={styles.label}>{item.label}</dt>
              <dd className={styles.value} dir="auto">
                {item.value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
