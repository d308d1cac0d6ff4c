import { useId, useRef, type ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { useFieldError, type FieldValue } from "./field-errors";
import * as styles from "./Field.css";
import { FieldMarks, FieldNotes, useMessageIds, type FieldMessages } from "./messages";

/** Props of every form field. */
export interface FieldBaseProps extends FieldMessages {
  label: string;
  /** The form finds the field by it. */
  name?: string | undefined;
  /** Shows the label to screen readers only, for a field with an obvious purpose. */
  hideLabel?: boolean | undefined;
}

/** Spread on the control. */
export interface ControlWiring {
  id: string;
  name: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldBaseProps {
  /** An error of the server goes away when it changes. */
  value: FieldValue;
  children: (wiring: ControlWiring) => ReactNode;
}

/** A control with its label and messages, connected for assistive technology. */
export function Field({ label, name, value, hideLabel = false, children, ...own }: FieldProps) {
  const remarks = { ...own, refused: useFieldError(name, value) };
  const id = useId();
  const labelRef = useRef<HTMLLabelElement>(null);
  const { id: messagesId, describedBy } = useMessageIds(remarks);
  const head = (
    <>
      <label ref={labelRef} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldMarks id={messagesId} {...remarks} />
    </>
  );
  return (
    <div className={styles.field}>
      {hideLabel ? (
        <VisuallyHidden as="div">{head}</VisuallyHidden>
      ) : (
        <div className={styles.head}>{head}</div>
      )}
      {children({
        id,
        name,
        "aria-describedby": describedBy,
        "aria-invalid": remarks.error || remarks.refused ? true : undefined,
      })}
      <FieldNotes {...remarks} id={messagesId} focusControl={() => labelRef.current?.control?.focus()} />
    </div>
  );
}
