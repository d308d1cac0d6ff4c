import { useId, useLayoutEffect, useRef } from "react";
import {
  Announced,
  Button,
  cx,
  Field,
  type FieldBaseProps,
  List,
  RemovableChip,
  useRowLimit,
} from "@understudy/ui";
import { maxLabelLength, truncate } from "@understudy/base";
import * as control from "@understudy/ui/control";
import { sharedTexts } from "../../../shared/shared-texts";
import { patternTexts } from "../chat-texts";
import * as styles from "./PatternChips.css";
import { useTagInput } from "./useTagInput";

export interface PatternChipsProps extends Omit<FieldBaseProps, "hideLabel"> {
  values: readonly string[];
  /** Receives the text as typed, or each line of a pasted one. Returns those that weren't in the list. */
  onAdd: (typed: readonly string[]) => readonly string[];
  /** Receives the index, because the list may contain duplicates. */
  onRemove: (at: number) => void;
  addLabel?: string | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
}

const doNothing = () => {};

/** Edits a set of short texts, shown as chips. */
export function PatternChips({
  values,
  onAdd,
  onRemove,
  addLabel = patternTexts.add,
  placeholder,
  warning,
  ...looks
}: PatternChipsProps) {
  const listId = useId();
  const chips = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  const { shown, moreLabel, showMore, makeRoom } = useRowLimit(values.length);
  const { typed, duplicate, said, setSaid, inputProps, buttonProps } = useTagInput((lines) => {
    const added = onAdd(lines);
    if (added.length > 0) makeRoom(values.length + added.length - 1);
    return added;
  });

  useLayoutEffect(() => {
    const at = removed.current;
    if (at === undefined) return;
    removed.current = undefined;
    const buttons = chips.current?.querySelectorAll("button");
    (buttons?.[Math.min(at, buttons.length - 1)] ?? inputProps.ref.current)?.focus();
  });

  const remove = (value: string, at: number) => {
    removed.current = at;
    onRemove(at);
    setSaid(patternTexts.removed(truncate(value, maxLabelLength)));
  };

  return (
    <Field
      {...looks}
      value={values.join("\n")}
      warning={
        duplicate === undefined ? warning : patternTexts.duplicate(duplicate.join(", "), duplicate.length)
      }
    >
      {(wiring) => (
        <>
          <div className={control.row}>
            <input
              {...wiring}
              {...inputProps}
              placeholder={placeholder}
              type="text"
              autoComplete="off"
              spellCheck={false}
              className={cx(control.control, control.size.medium, control.code)}
            />
            <Button {...buttonProps} aria-describedby={listId}>
              {addLabel}
            </Button>
          </div>
          <div ref={chips} id={listId} className={styles.chips}>
            <List aria-label={looks.label}>
              {values.slice(0, shown).map((value, at) => (
                <li key={at} className={styles.item}>
                  <RemovableChip
                    label={truncate(value, maxLabelLength)}
                    removeLabel={sharedTexts.remove(truncate(value, maxLabelLength))}
                    code
                    onRemove={() => remove(value, at)}
                  />
                </li>
              ))}
              {typed.trim() !== "" && (
                // Leaving the field adds it. Its place is kept, so that the button that is being clicked doesn't move.
                <li className={cx(styles.item, styles.upcoming)} aria-hidden="true">
                  <RemovableChip
                    label={truncate(typed, maxLabelLength)}
                    removeLabel=""
                    code
                    onRemove={doNothing}
                  />
                </li>
              )}
            </List>
          </div>
          {moreLabel !== undefined && (
            <Button size="small" variant="text" onClick={showMore}>
              {moreLabel}
            </Button>
          )}
          <Announced>{said}</Announced>
        </>
      )}
    </Field>
  );
}
