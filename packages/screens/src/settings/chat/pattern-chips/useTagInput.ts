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
import { isComposing, maxLabelLength, truncate } from "@understudy/base";
import { patternTexts } from "../chat-texts";

const duplicateShownMs = 3_000;

/**
 * The input and button of a set of texts. Enter, the button and leaving the field add what was typed; pasting adds each
 * line. `duplicate` are texts that are all in the set already, for a moment. `said` is for screen readers.
 */
export function useTagInput(onAdd: (lines: readonly string[]) => readonly string[]) {
  const [typed, setTyped] = useState("");
  const [duplicate, setDuplicate] = useState<readonly string[]>();
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (duplicate === undefined) return undefined;
    const timer = setTimeout(() => setDuplicate(undefined), duplicateShownMs);
    return () => clearTimeout(timer);
  }, [duplicate]);

  const addAll = (lines: readonly string[]) => {
    const added = onAdd(lines);
    setDuplicate(added.length === 0 ? lines : undefined);
    if (added.length > 0) setSaid(patternTexts.added(truncate(added.join(", "), maxLabelLength)));
  };
  const commit = () => {
    setTyped("");
    // In Safari, a click on the button blurs the field first, which has added it.
    if (typed.trim() !== "") addAll([typed.trim()]);
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
        addAll(lines);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // The window lost the focus, not the field.
        if (document.activeElement === input.current) return;
        // The button adds it.
        if (relatedTarget !== button.current) commit();
      },
    },
    buttonProps: { ref: button, onClick: add },
  };
}
