import { Field } from "../field/Field";
import { editable, lengthWarning } from "../field/editable";
import * as control from "../field/control.css";
import type { TextControl } from "../text-field/TextField";
import { cx } from "../theme/cx";
import * as styles from "./TextArea.css";

export interface TextAreaProps extends TextControl {
  /** Minimum number of visible lines. */
  rows?: number | undefined;
}

const mostRows = 50;

/** A multi-line text input that grows with its content. */
export function TextArea({
  value,
  onChange,
  readOnly,
  required,
  placeholder,
  dir = "auto",
  spellCheck,
  rows = 3,
  ...looks
}: TextAreaProps) {
  return (
    <Field {...looks} value={value} warning={lengthWarning(value) ?? looks.warning}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...editable(value, readOnly)}
          required={required}
          placeholder={placeholder}
          dir={dir}
          spellCheck={spellCheck}
          // For browsers without field-sizing.
          rows={Math.max(rows, Math.min(mostRows, value.split("\n").length))}
          className={cx(control.control, control.size.medium, styles.area)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
