import { useId, type ReactNode, type Ref } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import * as styles from "./Field.css";
import { FieldMarks, FieldNotes, useMessageIds, type FieldMessages } from "./messages";

/** Props of every form field. */
export interface FieldBaseProps extends FieldMessages {
  label: string;
  /** Shows the label to screen readers only, for a field with an obvious purpose. */
  hideLabel?: boolean;
}

/** Props of the element that people edit. */
export interface Editable<Control extends Element> {
  ref?: Ref<Control>;
  /** The focus left it: the time to validate. */
  onBlur?: () => void;
}

/** Spread on the control. */
export interface ControlWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldBaseProps {
  children: (wiring: ControlWiring) => ReactNode;
}

/** A control with its label and messages, connected for assistive technology. */
export function Field({ label, hideLabel = false, children, ...remarks }: FieldProps) {
  const id = useId();
  const { id: messagesId, describedBy } = useMessageIds(remarks);
  const head = (
    <>
      <label htmlFor={id} className={styles.label}>
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
      {children({ id, "aria-describedby": describedBy, "aria-invalid": remarks.error ? true : undefined })}
      <FieldNotes id={messagesId} {...remarks} />
    </div>
  );
}
