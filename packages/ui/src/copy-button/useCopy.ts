import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { useSurroundings } from "../provider/UiProvider";

const SHOWN_FOR = 2000;

export type CopyState = "ready" | "copied" | "refused";

export interface CopyOptions {
  /** Selected for the person to copy by hand when the browser refuses. */
  target: RefObject<HTMLElement | null>;
  onCopied?: (() => void) | undefined;
}

/** Copies, and tells the truth about it: `copied` for two seconds after the clipboard took the text, never before. */
export function useCopy(text: string, { target, onCopied }: CopyOptions): [CopyState, copy: () => void] {
  const { copyText } = useSurroundings();
  const [state, setState] = useState<CopyState>("ready");
  const latest = useRef(0);

  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("ready"), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = useCallback(async () => {
    const attempt = ++latest.current;
    setState("ready");
    const took = await copyText(text).catch(() => false);
    if (attempt !== latest.current) return;
    setState(took ? "copied" : "refused");
    if (took) onCopied?.();
    else if (target.current) getSelection()?.selectAllChildren(target.current);
  }, [copyText, onCopied, target, text]);

  return [state, () => void copy()];
}
