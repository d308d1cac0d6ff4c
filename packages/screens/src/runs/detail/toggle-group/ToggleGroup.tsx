import { useId } from "react";
import { VisuallyHidden } from "@understudy/ui";
import * as styles from "./ToggleGroup.css";

export interface ToggleOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface ToggleGroupProps<Value extends string> {
  /** For screen readers only. */
  legend: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Switches between two or three views. */
export function ToggleGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: ToggleGroupProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <VisuallyHidden id={id}>{legend}</VisuallyHidden>
      <div className={styles.track}>
        {options.map(({ value: each, label }) => (
          <label key={each} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={each}
              checked={each === value}
              className={styles.radio}
              onChange={() => onChange(each)}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}
