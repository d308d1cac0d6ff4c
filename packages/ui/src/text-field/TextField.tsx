import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Field, type FieldBaseProps } from "../field/Field";
import { editable, lengthWarning } from "../field/editable";
import * as control from "../field/control.css";
import { cx } from "../theme/cx";

/** Props of every text field. */
export interface TextControl extends FieldBaseProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  readOnly?: boolean | undefined;
  /** Announced by screen readers. Forms check it when they are submitted. */
  required?: boolean | undefined;
  placeholder?: string | undefined;
  dir?: "auto" | "ltr" | undefined;
  spellCheck?: boolean | undefined;
}

export interface TextFieldProps extends Omit<TextControl, "onChange"> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** Absent from a field that is always read-only. */
  onChange?: ((value: string) => void) | undefined;
  type?: "text" | "email" | "url" | undefined;
  autoComplete?: string | undefined;
  /** Monospaced. */
  code?: boolean | undefined;
  /** Shown next to the input, for example a copy button. */
  actions?: ReactNode;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/** A single-line text input. */
export function TextField({
  value,
  onChange,
  readOnly,
  required,
  placeholder,
  dir = "auto",
  spellCheck,
  type = "text",
  autoComplete = "off",
  code = false,
  actions,
  onKeyDown,
  ref,
  ...looks
}: TextFieldProps) {
  return (
    <Field {...looks} value={value} warning={lengthWarning(value) ?? looks.warning}>
      {(wiring) => (
        <div className={control.inputRow}>
          <input
            {...wiring}
            {...editable(value, readOnly)}
            ref={ref}
            type={type}
            required={required}
            placeholder={placeholder}
            dir={dir}
            spellCheck={spellCheck}
            autoComplete={autoComplete}
            onKeyDown={onKeyDown}
            className={cx(control.control, control.size.medium, code && control.code)}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {actions}
        </div>
      )}
    </Field>
  );
}
