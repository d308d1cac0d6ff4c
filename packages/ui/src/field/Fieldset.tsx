import { useId, useRef, type ReactNode } from "react";
import { useFieldError, type FieldValue } from "./field-errors";
import * as styles from "./Field.css";
import { FieldMarks, FieldNotes, useMessageIds, type FieldMessages } from "./messages";

export interface FieldsetBaseProps extends FieldMessages {
  legend: string;
  /** The form finds the group by it. */
  name?: string | undefined;
}

export interface FieldsetProps extends FieldsetBaseProps {
  /** An error of the server goes away when it changes. */
  value?: FieldValue | undefined;
  /** `radiogroup` for radio buttons. */
  role?: "group" | "radiogroup" | undefined;
  children: ReactNode;
}

/** A group of controls with a legend. */
export function Fieldset({ legend, name, value, role = "group", children, ...own }: FieldsetProps) {
  const remarks = { ...own, refused: useFieldError(name, value) };
  const legendId = useId();
  const group = useRef<HTMLDivElement>(null);
  const focusControl = () => {
    const control =
      group.current?.querySelector<HTMLElement>(":checked") ?? group.current?.querySelector("input, button");
    control?.focus();
  };
  const { id: messagesId, describedBy } = useMessageIds(remarks);
  return (
    <div
      ref={group}
      role={role}
      aria-labelledby={legendId}
      aria-describedby={describedBy}
      className={styles.field}
    >
      <div className={styles.head}>
        <span id={legendId} className={styles.label}>
          {legend}
        </span>
        <FieldMarks id={messagesId} {...remarks} />
      </div>
      {children}
      <FieldNotes {...remarks} id={messagesId} focusControl={focusControl} />
    </div>
  );
}
