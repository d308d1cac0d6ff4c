import { useId, type ReactNode } from "react";
import * as styles from "./Field.css";
import { useRemarks, type Remarks } from "./messages";

export interface FieldsetLooks extends Remarks {
  legend: string;
}

export interface FieldsetProps extends FieldsetLooks {
  /** `radiogroup` for radio buttons. */
  role?: "group" | "radiogroup";
  children: ReactNode;
}

/** A group of controls with a legend. */
export function Fieldset({ legend, role = "group", children, ...remarks }: FieldsetProps) {
  const id = useId();
  const { describedBy, marks, messages } = useRemarks(remarks);
  return (
    <div role={role} aria-labelledby={id} aria-describedby={describedBy} className={styles.field}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {legend}
        </span>
        {marks}
      </div>
      {children}
      {messages}
    </div>
  );
}
