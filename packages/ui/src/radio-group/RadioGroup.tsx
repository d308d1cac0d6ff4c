import { useId } from "react";
import { Fieldset, type FieldsetBaseProps } from "../field/Fieldset";
import * as styles from "./RadioGroup.css";

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: string | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldsetBaseProps {
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
}

/** Radio buttons with descriptions. */
export function RadioGroup<Value extends string>({
  value,
  options,
  onChange,
  name,
  ...looks
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <Fieldset {...looks} name={name} value={value} role="radiogroup">
      <div className={styles.options}>
        {options.map((option) => (
          <div key={option.value} className={styles.option}>
            <input
              type="radio"
              id={id + option.value}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              aria-describedby={option.description && `${id}${option.value}-means`}
              className={styles.radio}
              onChange={() => onChange(option.value)}
            />
            <div>
              <label htmlFor={id + option.value} className={styles.label}>
                {option.label}
              </label>
              {option.description && (
                <div id={`${id}${option.value}-means`} className={styles.description}>
                  {option.description}
                </div>
              )}
            </div>
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
