import type { ReactNode } from "react";
import * as styles from "./VisuallyHidden.css";

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: "span" | "div" | "h2" | "h3" | undefined;
  id?: string | undefined;
}

/** Content for screen readers only. */
export function VisuallyHidden({ children, as: Tag = "span", id }: VisuallyHiddenProps) {
  return (
    <Tag className={styles.visuallyHidden} id={id}>
      {children}
    </Tag>
  );
}
