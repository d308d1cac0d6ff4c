import { useRef, type KeyboardEvent } from "react";
import { Field } from "../field/Field";
import * as control from "../field/control.css";
import { CloseIcon, SearchIcon } from "../icon/icons";
import { glyph } from "../icon-button/cross.css";
import { isComposing } from "@understudy/base";
import { cx } from "../theme/cx";
import { fieldTexts } from "../field/field-texts";
import * as styles from "./SearchField.css";

export interface SearchFieldProps {
  /** For screen readers only. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
  placeholder?: string | undefined;
}

/** Filters as you type. Escape clears it. */
export function SearchField({ label, value, onChange, placeholder = label, name }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
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
    <Field name={name} label={label} value={value} hideLabel>
      {(wiring) => (
        <div className={styles.box}>
          <SearchIcon className={styles.magnifier} aria-hidden="true" />
          <input
            {...wiring}
            ref={input}
            value={value}
            placeholder={placeholder}
            type="search"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            className={cx(control.control, control.size.medium, styles.search)}
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
