import { useId, useRef, type Ref } from "react";
import { FieldMarks, FieldNotes, useMessageIds, type FieldMessages } from "../field/messages";
import { useFieldError } from "../field/field-errors";
import { cx } from "../theme/cx";
import * as styles from "./Checkbox.css";

export interface CheckboxProps extends FieldMessages {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  /** `switch` looks like one and is announced as on or off: for what turns a whole feature on. */
  look?: "switch" | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice that is saved with its form. */
export function Checkbox({ label, checked, onChange, name, look, ref, ...own }: CheckboxProps) {
  const remarks = { ...own, refused: useFieldError(name, checked) };
  const id = useId();
  const labelRef = useRef<HTMLLabelElement>(null);
  const { id: messagesId, describedBy } = useMessageIds(remarks);
  return (
    <div className={styles.row}>
      <input
        ref={ref}
        id={id}
        name={name}
        checked={checked}
        type="checkbox"
        role={look}
        aria-describedby={describedBy}
        aria-invalid={remarks.error || remarks.refused ? true : undefined}
        className={cx(styles.tick, styles.look[look ?? "box"])}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <div className={styles.head}>
          <label ref={labelRef} htmlFor={id} className={styles.label}>
            {label}
          </label>
          <FieldMarks id={messagesId} {...remarks} />
        </div>
        <div className={styles.remarks}>
          <FieldNotes {...remarks} id={messagesId} focusControl={() => labelRef.current?.control?.focus()} />
        </div>
      </div>
    </div>
  );
}
