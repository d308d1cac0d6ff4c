import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import * as styles from "./Heading.css";

export type HeadingLevel = 2 | 3;
type HeadingSize = keyof typeof styles.size;

export interface HeadingProps {
  id?: string | undefined;
  level: HeadingLevel;
  children: ReactNode;
  /** Visual size, independent of the level. */
  size?: HeadingSize | undefined;
}

const tags = { 2: "h2", 3: "h3" } as const;
const usualSize: Record<HeadingLevel, HeadingSize> = { 2: "section", 3: "body" };

/** A heading within a page. PageHeader renders the only h1. */
export function Heading({ level, children, size = usualSize[level], id }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag id={id} className={cx(styles.heading, styles.size[size])}>
      {children}
    </Tag>
  );
}
