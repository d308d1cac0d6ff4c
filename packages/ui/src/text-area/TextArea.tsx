import { Field } from "../field/Field";
import * as control from "../field/control.css";
import type { TextControl } from "../text-field/TextField";
import { cx } from "../theme/cx";
import * as styles from "./TextArea.css";

export interface TextAreaProps extends TextControl {
  /** How many lines it shows while there is little in it. */
  rows?: number;
}

/** Several lines of text; grows with what is typed. */
export function TextArea({
  name,
  value,
  onChange,
  disabled,
  readOnly,
  required,
  placeholder,
  autoFocus,
  dir = "auto",
  spellCheck,
  rows = 3,
  ...looks
}: TextAreaProps) {
  return (
    <Field {...looks}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...{ name, value, disabled, readOnly, required, placeholder, autoFocus, dir, spellCheck }}
          // Browsers without field-sizing grow by whole lines at least.
          rows={Math.max(rows, value.split("\n").length)}
          className={cx(control.control, control.size.medium, styles.area)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
