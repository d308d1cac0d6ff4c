import type { ReactNode } from "react";
import * as styles from "./Facts.css";

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactsProps {
  /** Falsy items are skipped: `isKnown && { label, value }`. */
  items: readonly (Fact | false | null | undefined)[];
  /** `line` puts each value next to its label and lets the pairs wrap, for details below a title. */
  layout?: keyof typeof styles.layout | undefined;
}

/** A list of labeled values. */
export function Facts({ items, layout = "grid" }: FactsProps) {
  return (
    <dl className={styles.layout[layout]}>
      {items.map(
        (item) =>
          item && (
            <div key={item.label} className={styles.fact[layout]}>
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
