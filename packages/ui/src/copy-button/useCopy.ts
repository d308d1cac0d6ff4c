import { useEffect, useRef, useState, type RefObject } from "react";
import { useUiContext } from "../provider/UiProvider";

const SHOWN_FOR = 2000;

export type CopyState = "ready" | "copied" | "refused";

export interface CopyOptions {
  /** Selected for manual copying if the browser refuses. */
  target: RefObject<HTMLElement | null>;
  /** Also with `false`, when the two seconds are over or the text is copied again. */
  onCopiedChange?: ((isCopied: boolean) => void) | undefined;
}

/** Text to copy, or a function that creates it on the click when that takes time. */
export type CopyText = string | (() => string);

export const textOf = (text: CopyText): string => (typeof text === "function" ? text() : text);

/** Copies text. The state is `copied` for two seconds after the clipboard accepted it. */
export function useCopy(
  text: CopyText,
  { target, onCopiedChange }: CopyOptions,
): [CopyState, copy: () => void] {
  const { copyText } = useUiContext();
  const [state, setState] = useState<CopyState>("ready");
  const latest = useRef(0);

  useEffect(() => {
    if (state === "refused" && target.current) getSelection()?.selectAllChildren(target.current);
  }, [state, target]);

  async function copy() {
    const attempt = ++latest.current;
    const show = (next: CopyState) => {
      if (attempt !== latest.current) return;
      setState(next);
      onCopiedChange?.(next === "copied");
    };
    show("ready");
    const took = await copyText(textOf(text)).catch(() => false);
    show(took ? "copied" : "refused");
    if (took) setTimeout(() => show("ready"), SHOWN_FOR);
  }

  return [state, () => void copy()];
}
