import type { ReactNode, Ref } from "react";
import { Field, type FieldLooks } from "../field/Field";
import * as control from "../field/control.css";
import { cx } from "../theme/cx";

/** What every field that holds text can be told. */
export interface TextControl extends FieldLooks {
  name: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  readOnly?: boolean;
  /** The browser's own rule; counts only in a form that asks for it. */
  required?: boolean;
  placeholder?: string;
  /** Takes focus when the page or dialog appears. */
  autoFocus?: boolean;
  dir?: "auto" | "ltr";
  spellCheck?: boolean;
}

export interface TextFieldProps extends TextControl {
  type?: "text" | "email" | "url";
  autoComplete?: string;
  /** Characters of one width, for what is copied to the letter. */
  code?: boolean;
  /** Stands beside the box: a copy button. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
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
  ref,
  ...looks
}: TextFieldProps) {
  return (
    <Field {...looks}>
      {(wiring) => (
        <div className={control.row}>
          <input
            {...wiring}
            {...{
              ref,
              type,
              name,
              value,
              disabled,
              readOnly,
              required,
              placeholder,
              autoFocus,
              dir,
              spellCheck,
              autoComplete,
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
