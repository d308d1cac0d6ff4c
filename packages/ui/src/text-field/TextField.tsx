import type { KeyboardEvent, ReactNode } from "react";
import { Field, type Editable, type FieldBaseProps } from "../field/Field";
import { editable, isTooLong } from "../field/editable";
import { fieldTexts } from "../field/field-texts";
import * as control from "../field/control.css";
import { cx } from "../theme/cx";

/** Props of every text field. */
export interface TextControl extends FieldBaseProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  readOnly?: boolean;
  /** Announced by screen readers. Forms check it when they are submitted. */
  required?: boolean;
  placeholder?: string;
  /** Receives the focus when it mounts. */
  autoFocus?: boolean;
  dir?: "auto" | "ltr";
  spellCheck?: boolean;
}

export interface TextFieldProps extends TextControl, Editable<HTMLInputElement> {
  type?: "text" | "email" | "url";
  autoComplete?: string;
  /** Monospaced. */
  code?: boolean;
  /** Shown next to the input, for example a copy button. */
  action?: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A single-line text input. */
export function TextField({
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
  type = "text",
  autoComplete = "off",
  code = false,
  action,
  onKeyDown,
  onBlur,
  ref,
  ...looks
}: TextFieldProps) {
  return (
    <Field {...looks} warning={isTooLong(value) ? fieldTexts.tooLong : looks.warning}>
      {(wiring) => (
        <div className={control.row}>
          <input
            {...wiring}
            {...{
              ref,
              type,
              name,
              disabled,
              readOnly,
              required,
              placeholder,
              autoFocus,
              dir,
              spellCheck,
              autoComplete,
              onKeyDown,
              onBlur,
              ...editable(value),
            }}
            className={cx(control.control, control.size.medium, code && control.code)}
            onChange={(event) => onChange(event.target.value)}
          />
          {action}
        </div>
      )}
    </Field>
  );
}
