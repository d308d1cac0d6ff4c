import type { ReactNode } from "react";
import * as styles from "./Facts.css";

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactsProps {
  /** Falsy items are skipped: `isKnown && { label, value }`. */
  items: readonly (Fact | false | null | undefined)[];
}

/** A list of labels and values. */
export function Facts({ items }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {items.map(
        (item) =>
          item && (
            <div key={item.label} className={styles.fact}>
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
