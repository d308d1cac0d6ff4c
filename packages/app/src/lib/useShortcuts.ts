import { type ShortcutName, shortcuts } from "@understudy/model";
import { isComposing } from "@understudy/base";
import { useEffect, useEffectEvent } from "react";
import { keyboardPlatform } from "./browser";
import { pressedKeys } from "./pressed-keys";

/** A shortcut and its action; `null` disables the shortcut. */
type Handler = readonly [name: ShortcutName, act: (() => void) | null];

/** The only key listener on the window. Shortcuts are disabled while a dialog is open. */
export function useShortcuts(handlers: readonly Handler[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const keys = pressedKeys(event, keyboardPlatform);
    for (const [name, act] of handlers) {
      if (shortcuts[name] !== keys || event.defaultPrevented || isComposing(event)) continue;
      const asked = document.querySelector("dialog:modal");
      const typing = event.target instanceof Element && event.target.closest(":read-write, select");
      // Saving works in text fields too.
      if (name !== "save" && (asked || typing)) return;
      // Prevents browser shortcuts such as saving the document.
      event.preventDefault();
      if (!asked && !event.repeat) act?.();
    }
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
