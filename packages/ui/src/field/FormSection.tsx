import { useId, type ReactNode } from "react";
import { Heading } from "../text/Heading";
import * as styles from "./FormSection.css";

export interface FormSectionProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A section of a long form: title and description above its fields. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.parts}>
        <div>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  );
}
