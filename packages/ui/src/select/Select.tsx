import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { Field, type FieldBaseProps } from "../field/Field";
import * as control from "../field/control.css";
import { joinIds } from "../field/messages";
import { ExpandIcon } from "../icon/icons";
import { cx } from "../theme/cx";
import * as styles from "./Select.css";

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

/**
 * Firefox changes a closed select with each arrow key, every browser with a letter: such a choice isn't made until it
 * is confirmed with Enter or the focus leaves, so that passing an option doesn't choose it.
 */
function useConfirmedChoice(choose: (chosen: string) => void) {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const isKeyPressed = useRef(false);
  const confirm = () => {
    if (unconfirmed === null) return;
    setUnconfirmed(null);
    choose(unconfirmed);
  };
  /** The change follows at once. Later ones are of the opened list, whose `keyup` may be missing. */
  const expectChange = () => {
    isKeyPressed.current = true;
    setTimeout(() => {
      isKeyPressed.current = false;
    });
  };
  return {
    unconfirmed,
    onChange: (chosen: string) => {
      if (isKeyPressed.current) return setUnconfirmed(chosen);
      setUnconfirmed(null);
      choose(chosen);
    },
    onKeyPress: expectChange,
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event;
      if (key !== "Enter" && key !== " " && key !== "Tab" && key !== "Escape") return expectChange();
      if (unconfirmed === null) return;
      if (key === "Escape") setUnconfirmed(null);
      if (key === "Enter") {
        // Doesn't open the list.
        event.preventDefault();
        confirm();
      }
    },
    onBlur: (event: FocusEvent) => {
      // It keeps the focus while another window has it.
      if (document.activeElement !== event.currentTarget) confirm();
    },
  };
}

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
  const choice = useConfirmedChoice((chosen) => {
    if (busy) return;
    const option = options.find((each) => each.value === chosen);
    if (option && option.value !== value) onChange(option.value);
  });
  return (
    <Field {...looks}>
      {({ "aria-describedby": remarks, ...wiring }) => (
        <div className={styles.box}>
          <select
            {...wiring}
            value={choice.unconfirmed ?? value}
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
            onChange={(event) => choice.onChange(event.target.value)}
            onMouseDown={(event) => busy && event.preventDefault()}
            onKeyDown={(event) => {
              if (!busy) choice.onKeyDown(event);
              else if (event.key !== "Tab") event.preventDefault();
            }}
            onKeyPress={choice.onKeyPress}
            onBlur={choice.onBlur}
          >
            {list}
          </select>
          <ExpandIcon className={styles.arrow} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
