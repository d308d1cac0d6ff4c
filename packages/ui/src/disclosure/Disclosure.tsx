import type { ReactNode } from "react";
import { ExpandIcon } from "../icon/icons";
import * as styles from "./Disclosure.css";

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
}

/** Collapsible content. */
export function Disclosure({ summary, children, defaultOpen = false }: DisclosureProps) {
  return (
    <details className={styles.details} open={defaultOpen}>
      <summary className={styles.summary}>
        <ExpandIcon className={styles.glyph} aria-hidden="true" />
        <span className={styles.words}>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
