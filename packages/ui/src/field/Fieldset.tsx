import { useId, type ReactNode } from "react";
import * as styles from "./Field.css";
import { FieldMarks, FieldNotes, useMessageIds, type FieldMessages } from "./messages";

export interface FieldsetBaseProps extends FieldMessages {
  legend: string;
}

export interface FieldsetProps extends FieldsetBaseProps {
  /** `radiogroup` for radio buttons. */
  role?: "group" | "radiogroup";
  /** The focus left the group. */
  onBlur?: () => void;
  children: ReactNode;
}

/** A group of controls with a legend. */
export function Fieldset({ legend, role = "group", onBlur, children, ...remarks }: FieldsetProps) {
  const id = useId();
  const { id: messagesId, describedBy } = useMessageIds(remarks);
  return (
    <div
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      className={styles.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {legend}
        </span>
        <FieldMarks id={messagesId} {...remarks} />
      </div>
      {children}
      <FieldNotes id={messagesId} {...remarks} />
    </div>
  );
}
