import { useMemo } from "react";
import { Field, type FieldBaseProps } from "../field/Field";
import * as control from "../field/control.css";
import { joinIds } from "../field/messages";
import { ExpandIcon } from "../icon/icons";
import { cx } from "../theme/cx";
import * as styles from "./Select.css";
import { useConfirmedChoice } from "./useConfirmedChoice";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Shown below the label, in browsers with customizable select elements. */
  description?: string | undefined;
}

export interface SelectProps<Value extends string> extends FieldBaseProps {
  value: Value;
  options: readonly SelectOption<Value>[];
  /** With the choice that was clicked, confirmed with Enter, or kept when the focus left. */
  onChange: (value: Value) => void;
  size?: control.ControlSize | undefined;
  disabled?: boolean | undefined;
  /** `quiet` has a weak border, for toolbars above data. */
  variant?: keyof typeof styles.variant | undefined;
  /** A choice is being saved: stays focusable and ignores changes. */
  busy?: boolean | undefined;
  /** IDs of elements that distinguish the select from the same one in other rows. */
  "aria-describedby"?: string | undefined;
}

const optionOf = ({ value, label, description }: SelectOption) => (
  <option key={value} value={value} data-description={description} className={styles.option}>
    {label}
  </option>
);

/** A native select. */
export function Select<Value extends string>({
  value,
  options,
  onChange,
  size = "medium",
  disabled,
  variant = "outlined",
  busy = false,
  "aria-describedby": row,
  ...looks
}: SelectProps<Value>) {
  // Memoized: every row of a table has a select with the same options.
  const list = useMemo(() => options.map(optionOf), [options]);
  const { shown, ...handlers } = useConfirmedChoice(value, busy, (chosen) => {
    const option = options.find((each) => each.value === chosen);
    if (option && option.value !== value) onChange(option.value);
  });
  return (
    <Field {...looks} value={value}>
      {({ "aria-describedby": remarks, ...wiring }) => (
        <div className={styles.box}>
          <select
            {...wiring}
            value={shown}
            disabled={disabled}
            aria-disabled={busy || undefined}
            aria-describedby={joinIds(row, remarks)}
            className={cx(
              control.control,
              control.size[size],
              styles.select,
              styles.size[size],
              styles.variant[variant],
            )}
            {...handlers}
          >
            {list}
          </select>
          <ExpandIcon className={styles.arrow} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
