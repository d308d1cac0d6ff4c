import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
} from "react";
import { pastedLines } from "@understudy/ui";
import { isComposing } from "@understudy/base";
import { patternTexts } from "../chat-texts";

const duplicateShownMs = 3_000;

/** The result of adding a value. */
export type Added = "added" | "empty" | "duplicate";

/**
 * The input and button of a set of texts. Enter, the button and leaving the field add what was typed; pasting adds each
 * line. `duplicate` is a text that is in the set already, for a moment. `said` is for screen readers.
 */
export function useTagInput(onAdd: (lines: readonly string[]) => Added) {
  const [typed, setTyped] = useState("");
  const [duplicate, setDuplicate] = useState<string>();
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (duplicate === undefined) return undefined;
    const timer = setTimeout(() => setDuplicate(undefined), duplicateShownMs);
    return () => clearTimeout(timer);
  }, [duplicate]);

  const commit = () => {
    const outcome = onAdd([typed]);
    setTyped("");
    // In Safari, a click on the button blurs the field first, which has added it.
    if (outcome !== "empty") setDuplicate(outcome === "duplicate" ? typed.trim() : undefined);
    if (outcome === "added") setSaid(patternTexts.added(typed.trim()));
  };
  const add = () => {
    commit();
    input.current?.focus();
  };

  return {
    typed,
    duplicate,
    said,
    setSaid,
    inputProps: {
      ref: input,
      value: typed,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        setDuplicate(undefined);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        add();
      },
      onPaste: (event: ClipboardEvent) => {
        const lines = pastedLines(event);
        if (lines.length < 2) return;
        event.preventDefault();
        onAdd(lines);
        setSaid(patternTexts.added(lines.join(", ")));
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // The window lost the focus, not the field.
        if (document.activeElement === input.current) return;
        // The button adds it.
        if (typed.trim() !== "" && relatedTarget !== button.current) commit();
      },
    },
    buttonProps: { ref: button, onClick: add },
  };
}
