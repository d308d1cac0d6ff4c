import type { KeyboardEvent } from "react";
import { Field } from "../field/Field";
import * as control from "../field/control.css";
import { joinIds } from "../field/messages";
import { hasModifier } from "@understudy/base";
import type { TextControl } from "../text-field/TextField";
import { cx } from "../theme/cx";
import * as styles from "./NumberField.css";
import { stepValue } from "./stepValue";

export interface NumberFieldProps extends Omit<TextControl, "dir" | "spellCheck"> {
  /** Unit, such as px. */
  unit?: string | undefined;
}

export const largeStep = 10;
const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number field whose value is the text as typed. The caller parses it. */
export function NumberField({
  value,
  onChange,
  readOnly = false,
  required,
  placeholder,
  unit,
  ...looks
}: NumberFieldProps) {
  const step = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const next = stepValue(value, (steps[event.key] ?? 0) * (event.shiftKey ? largeStep : 1));
    if (next === undefined || readOnly) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <Field {...looks} value={value}>
      {(wiring) => (
        <div className={styles.box}>
          <input
            {...wiring}
            aria-describedby={joinIds(unit && `${wiring.id}unit`, wiring["aria-describedby"])}
            value={value}
            readOnly={readOnly}
            required={required}
            placeholder={placeholder}
            type="text"
            autoComplete="off"
            className={cx(control.control, control.size.medium, styles.number)}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={step}
          />
          {unit && (
            <span id={`${wiring.id}unit`} className={styles.unit}>
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
