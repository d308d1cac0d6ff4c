import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
} from "react";
import {
  Announced,
  Button,
  cx,
  Field,
  type FieldBaseProps,
  pastedLines,
  List,
  RemovableChip,
  useRowLimit,
} from "@understudy/ui";
import { isComposing, maxLabelLength, truncate } from "@understudy/base";
import * as control from "@understudy/ui/control";
import { sharedTexts } from "../../../shared/shared-texts";
import { patternTexts } from "../chat-texts";
import * as styles from "./PatternChips.css";

export const duplicateShownMs = 3_000;

/** The result of adding a value. */
export type Added = "added" | "empty" | "duplicate";

export interface PatternChipsProps extends Omit<FieldBaseProps, "hideLabel"> {
  values: readonly string[];
  /** Receives the text as typed, or each line of a pasted one. Trims, validates and adds them. */
  onAdd: (typed: readonly string[]) => Added;
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
  const [typed, setTyped] = useState("");
  const [duplicate, setDuplicate] = useState<string>();
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  const { shown, moreLabel, showMore, makeRoom } = useRowLimit(values.length);

  useLayoutEffect(() => {
    const at = removed.current;
    if (at === undefined) return;
    removed.current = undefined;
    const buttons = chips.current?.querySelectorAll("button");
    (buttons?.[Math.min(at, buttons.length - 1)] ?? input.current)?.focus();
  });

  useEffect(() => {
    if (duplicate === undefined) return undefined;
    const timer = setTimeout(() => setDuplicate(undefined), duplicateShownMs);
    return () => clearTimeout(timer);
  }, [duplicate]);

  const addLines = (event: ClipboardEvent) => {
    const lines = pastedLines(event);
    if (lines.length < 2) return;
    event.preventDefault();
    onAdd(lines);
    makeRoom(values.length + lines.length - 1);
    setSaid(patternTexts.added(lines.join(", ")));
  };
  const commit = () => {
    const outcome = onAdd([typed]);
    setTyped("");
    // In Safari, a click on the button blurs the field first, which has added it.
    if (outcome !== "empty") setDuplicate(outcome === "duplicate" ? typed.trim() : undefined);
    if (outcome === "added") {
      makeRoom(values.length);
      setSaid(patternTexts.added(typed.trim()));
    }
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    // The window lost the focus, not the field.
    if (document.activeElement === input.current) return;
    // The button adds it.
    if (typed.trim() !== "" && relatedTarget !== addButton.current) commit();
  };
  const add = () => {
    commit();
    input.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    add();
  };
  const change = (text: string) => {
    setTyped(text);
    setDuplicate(undefined);
  };
  const remove = (value: string, at: number) => {
    removed.current = at;
    onRemove(at);
    setSaid(patternTexts.removed(truncate(value, maxLabelLength)));
  };

  return (
    <Field {...looks} warning={duplicate === undefined ? warning : patternTexts.duplicate(duplicate)}>
      {(wiring) => (
        <>
          <div className={control.row}>
            <input
              {...wiring}
              ref={input}
              placeholder={placeholder}
              type="text"
              value={typed}
              autoComplete="off"
              spellCheck={false}
              className={cx(control.control, control.size.medium, control.code)}
              onChange={(event) => change(event.target.value)}
              onKeyDown={addOnEnter}
              onPaste={addLines}
              onBlur={leave}
            />
            <Button ref={addButton} aria-describedby={listId} onClick={add}>
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
            <Button size="small" variant="quiet" onClick={showMore}>
              {moreLabel}
            </Button>
          )}
          <Announced>{said}</Announced>
        </>
      )}
    </Field>
  );
}
