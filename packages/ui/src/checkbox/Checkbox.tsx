import { useId } from "react";
import type { Editable } from "../field/Field";
import { FieldMarks, FieldNotes, useMessageIds, type FieldMessages } from "../field/messages";
import { cx } from "../theme/cx";
import * as styles from "./Checkbox.css";

export interface CheckboxProps extends FieldMessages, Editable<HTMLInputElement> {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
}

/** A choice that is saved with its form. */
export const Checkbox = (props: CheckboxProps) => <Ticked {...props} look="box" />;

interface TickedProps extends CheckboxProps {
  look: keyof typeof styles.look;
}

/** Shared by Checkbox and Switch. */
export function Ticked({
  label,
  checked,
  onChange,
  name,
  disabled,
  look,
  onBlur,
  ref,
  ...remarks
}: TickedProps) {
  const id = useId();
  const { id: messagesId, describedBy } = useMessageIds(remarks);
  return (
    <div className={styles.row}>
      <input
        {...{ id, name, checked, disabled, onBlur, ref }}
        type="checkbox"
        role={look === "switch" ? "switch" : undefined}
        aria-describedby={describedBy}
        aria-invalid={remarks.error ? true : undefined}
        className={cx(styles.tick, styles.look[look])}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <div className={styles.head}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <FieldMarks id={messagesId} {...remarks} />
        </div>
        <div className={styles.remarks}>
          <FieldNotes id={messagesId} {...remarks} />
        </div>
      </div>
    </div>
  );
}
