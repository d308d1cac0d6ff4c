import { useId, type ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import * as styles from "./Field.css";
import { useRemarks, type Remarks } from "./messages";

/** What every field of a form can be told, whatever one types or chooses in. */
export interface FieldLooks extends Remarks {
  label: string;
  /** Leaves the label to those who listen: for a field whose place says what it is. */
  hideLabel?: boolean;
}

/** Spread on the control itself. */
export interface ControlWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldLooks {
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label above, remarks below, and the wiring between them and any control. */
export function Field({ label, hideLabel = false, children, ...remarks }: FieldProps) {
  const id = useId();
  const { describedBy, marks, messages } = useRemarks(remarks);
  const head = (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {marks}
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
      {messages}
    </div>
  );
}
