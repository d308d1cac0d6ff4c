import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { useUiContext } from "../provider/UiProvider";

const SHOWN_FOR = 2000;

export type CopyState = "ready" | "copied" | "refused";

export interface CopyOptions {
  /** Its content is selected if the browser refuses to copy. */
  target: RefObject<HTMLElement | null>;
  onCopied?: (() => void) | undefined;
}

/** Copies a text. The state is `copied` for two seconds after the browser has confirmed it. */
export function useCopy(text: string, { target, onCopied }: CopyOptions): [CopyState, copy: () => void] {
  const { copyText } = useUiContext();
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
