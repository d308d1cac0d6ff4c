import { Heading } from "@understudy/ui";
import { useId, type ReactNode } from "react";
import * as styles from "./PlainSection.css";

export interface PlainSectionProps {
  title: string;
  description?: string | undefined;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section without a box: quieter than the cards beside it. */
export function PlainSection({ title, description, actions, children }: PlainSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
