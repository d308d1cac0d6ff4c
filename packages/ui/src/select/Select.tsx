import { useMemo } from "react";
import { Field, type FieldLooks } from "../field/Field";
import * as control from "../field/control.css";
import { described } from "../field/messages";
import { ExpandIcon } from "../icon/icons";
import { cx } from "../theme/cx";
import * as styles from "./Select.css";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** What choosing it means; stands with its label in the list. */
  description?: string;
}

export interface SelectProps<Value extends string> extends FieldLooks {
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  name?: string;
  size?: control.ControlSize;
  disabled?: boolean;
  /** A choice is being saved: it keeps the focus, and takes no other until then. */
  busy?: boolean;
  /** Id of what tells rows' repeated fields apart. */
  "aria-describedby"?: string | undefined;
}

// Browsers that let the list be styled get the description from the style sheet; the others can only show one line.
const textOf = ({ label, description }: SelectOption) =>
  description === undefined || CSS.supports("appearance", "base-select")
    ? label
    : `${label} — ${description}`;

const optionOf = (option: SelectOption) => (
  <option
    key={option.value}
    value={option.value}
    data-description={option.description}
    className={styles.option}
  >
    {textOf(option)}
  </option>
);

/** One of a handful, chosen from the browser's own list. */
export function Select<Value extends string>({
  value,
  options,
  onChange,
  name,
  size = "medium",
  disabled,
  busy = false,
  "aria-describedby": row,
  ...looks
}: SelectProps<Value>) {
  // A table has one in each row, and all rows the same options.
  const list = useMemo(() => options.map(optionOf), [options]);
  const choose = (chosen: string) => {
    if (busy) return;
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field {...looks}>
      {({ "aria-describedby": remarks, ...wiring }) => (
        <div className={styles.box}>
          <select
            {...wiring}
            {...{ name, value, disabled }}
            aria-disabled={busy || undefined}
            aria-describedby={described(row, remarks)}
            className={cx(control.control, control.size[size], styles.select, styles.size[size])}
            onChange={(event) => choose(event.target.value)}
            onMouseDown={(event) => busy && event.preventDefault()}
            onKeyDown={(event) => busy && event.key !== "Tab" && event.preventDefault()}
          >
            {list}
          </select>
          <ExpandIcon className={styles.arrow} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
