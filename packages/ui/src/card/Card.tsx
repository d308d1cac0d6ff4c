import { useId, type ReactNode } from "react";
import { Heading } from "../text/Heading";
import { cx } from "../theme/cx";
import * as styles from "./Card.css";

interface Inside {
  children: ReactNode;
  /** `none` for content that spans the full width, such as tables. */
  padding?: keyof typeof styles.padding | undefined;
}

interface Titled {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
}

interface Untitled {
  title?: undefined;
  description?: undefined;
  actions?: undefined;
}

export type CardProps = Inside & (Titled | Untitled);

/** A surface for content. A title makes it a region with that name. */
export function Card({ children, padding = "medium", ...head }: CardProps) {
  const titleId = useId();
  const titled = head.title !== undefined;
  const Tag = titled ? "section" : "div";
  return (
    <Tag className={styles.card} aria-labelledby={titled ? titleId : undefined}>
      {head.title !== undefined && <Head {...head} titleId={titleId} />}
      <div className={cx(styles.body, styles.padding[padding])}>{children}</div>
    </Tag>
  );
}

function Head({ title, description, actions, titleId }: Titled & { titleId: string }) {
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions}
    </div>
  );
}
