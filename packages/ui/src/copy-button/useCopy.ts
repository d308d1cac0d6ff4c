import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { useUiContext } from "../provider/UiProvider";

const SHOWN_FOR = 2000;

export type CopyState = "ready" | "copied" | "refused";

export interface CopyOptions {
  /** Selected for manual copying if the browser refuses. */
  target: RefObject<HTMLElement | null>;
  onCopied?: (() => void) | undefined;
}

/** Text to copy, or a function that creates it on the click when that takes time. */
export type CopyText = string | (() => string);

export const textOf = (text: CopyText): string => (typeof text === "function" ? text() : text);

/** Copies text. The state is `copied` for two seconds after the clipboard accepted it. */
export function useCopy(text: CopyText, { target, onCopied }: CopyOptions): [CopyState, copy: () => void] {
  const { copyText } = useUiContext();
  const [state, setState] = useState<CopyState>("ready");
  const latest = useRef(0);

  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("ready"), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (state === "refused" && target.current) getSelection()?.selectAllChildren(target.current);
  }, [state, target]);

  const copy = useCallback(async () => {
    const attempt = ++latest.current;
    setState("ready");
    const took = await copyText(textOf(text)).catch(() => false);
    if (attempt !== latest.current) return;
    setState(took ? "copied" : "refused");
    if (took) onCopied?.();
  }, [copyText, onCopied, text]);

  return [state, () => void copy()];
}
