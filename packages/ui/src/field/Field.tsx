import { useId, type ReactNode, type Ref } from "react";
import { dataProps, type ElementProps } from "../element/elementProps";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { useFieldError } from "./field-errors";
import * as styles from "./Field.css";
import { FieldMarks, FieldNotes, useMessageIds, type FieldMessages } from "./messages";

/** Props of every form field. `id` and `data-` attributes go to the control. */
export interface FieldBaseProps extends FieldMessages, ElementProps {
  label: string;
  /** The form finds the field by it. */
  name?: string | undefined;
  /** Shows the label to screen readers only, for a field with an obvious purpose. */
  hideLabel?: boolean | undefined;
}

/** Props of the element that people edit. */
export interface Editable<Control extends Element> {
  ref?: Ref<Control> | undefined;
}

/** Spread on the control. */
export interface ControlWiring extends ElementProps {
  id: string;
  name: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldBaseProps {
  children: (wiring: ControlWiring) => ReactNode;
}

/** A control with its label and messages, connected for assistive technology. */
export function Field({ id: given, label, name, hideLabel = false, children, ...own }: FieldProps) {
  const refused = useFieldError(name);
  const remarks = { ...own, error: own.error || refused };
  const generated = useId();
  const id = given ?? generated;
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
      {children({
        ...dataProps(remarks),
        id,
        name,
        "aria-describedby": describedBy,
        "aria-invalid": remarks.error ? true : undefined,
      })}
      <FieldNotes id={messagesId} {...remarks} />
    </div>
  );
}
