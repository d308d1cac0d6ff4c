import { useImperativeHandle, useRef, type KeyboardEvent } from "react";
import { Field, type Editable } from "../field/Field";
import * as control from "../field/control.css";
import { CloseIcon, SearchIcon } from "../icon/icons";
import { glyph } from "../icon-button/cross.css";
import { isComposing } from "../keyboard/isComposing";
import { cx } from "../theme/cx";
import { fieldTexts } from "../field/field-texts";
import * as styles from "./SearchField.css";

export interface SearchFieldProps extends Editable<HTMLInputElement> {
  /** For screen readers only. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  name?: string;
  placeholder?: string;
  size?: control.ControlSize;
  autoFocus?: boolean;
}

/** Filters as you type. Escape clears it. */
export function SearchField({
  label,
  value,
  onChange,
  name,
  placeholder = label,
  size = "medium",
  autoFocus,
  onBlur,
  ref,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || value === "" || isComposing(event.nativeEvent)) return;
    // The first Escape clears the field, the next one closes the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <Field label={label} hideLabel>
      {(wiring) => (
        <div className={styles.box}>
          <SearchIcon className={styles.magnifier} aria-hidden="true" />
          <input
            {...wiring}
            {...{ name, value, placeholder, autoFocus, onBlur }}
            ref={input}
            type="search"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            className={cx(control.control, control.size[size], styles.search)}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={clearOnEscape}
          />
          {value !== "" && (
            <button
              type="button"
              className={styles.clear}
              aria-label={fieldTexts.clearSearch}
              onClick={clear}
            >
              <CloseIcon className={glyph} aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
