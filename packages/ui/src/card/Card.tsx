import { useId, type ReactNode } from "react";
import { Heading } from "../text/Heading";
import * as styles from "./Card.css";

interface Inside {
  children: ReactNode;
  /** `edgeToEdge` for content that spans the full width, such as tables; `plain`, without a box, is quieter. */
  variant?: keyof typeof styles.card | undefined;
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
export function Card({ children, variant = "padded", ...head }: CardProps) {
  const titleId = useId();
  const titled = head.title !== undefined;
  const Tag = titled ? "section" : "div";
  return (
    <Tag className={styles.card[variant]} aria-labelledby={titled ? titleId : undefined}>
      {head.title !== undefined && <Head {...head} variant={variant} titleId={titleId} />}
      <div className={styles.body[variant]}>{children}</div>
    </Tag>
  );
}

interface HeadProps extends Titled {
  variant: keyof typeof styles.head;
  titleId: string;
}

function Head({ title, description, actions, variant, titleId }: HeadProps) {
  return (
    <div className={styles.head[variant]}>
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
