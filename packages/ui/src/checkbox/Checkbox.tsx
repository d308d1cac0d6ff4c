import { useId } from "react";
import { FieldMarks, FieldNotes, useMessageIds, type FieldMessages } from "../field/messages";
import { useFieldError } from "../field/field-errors";
import { cx } from "../theme/cx";
import * as styles from "./Checkbox.css";

export interface CheckboxProps extends FieldMessages {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
}

/** A choice that is saved with its form. */
export const Checkbox = (props: CheckboxProps) => <Ticked {...props} look="box" />;

interface TickedProps extends CheckboxProps {
  look: keyof typeof styles.look;
}

/** Shared by Checkbox and Switch. */
export function Ticked({ label, checked, onChange, name, look, ...own }: TickedProps) {
  const refused = useFieldError(name);
  const remarks = { ...own, error: own.error || refused };
  const id = useId();
  const { id: messagesId, describedBy } = useMessageIds(remarks);
  return (
    <div className={styles.row}>
      <input
        id={id}
        name={name}
        checked={checked}
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
