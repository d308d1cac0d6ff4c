import { type ShortcutName, shortcuts } from "@understudy/model";
import { isComposing } from "@understudy/base";
import { useEffect, useEffectEvent } from "react";
import { keyboardPlatform } from "./browser";

/** A shortcut and its action; `null` disables the shortcut. */
type Handler = readonly [name: ShortcutName, act: (() => void) | null];

/** Ignores Caps Lock, but not Shift and Alt: with them, it is another shortcut. */
function isPressed(name: ShortcutName, { key, code, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent) {
  const [command, other] = keyboardPlatform === "mac" ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // Autofill sends events without a key. On non-Latin layouts, the key's place counts: KeyK.
  const typed = /[^ -~]/.test(key ?? "") ? code.slice(3) : key;
  return command && !other && !altKey && !shiftKey && shortcuts[name] === `cmd+${typed?.toLowerCase()}`;
}

/** The only key listener on the window. Shortcuts are disabled while a dialog is open. */
export function useShortcuts(handlers: readonly Handler[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    for (const [name, act] of handlers) {
      if (!isPressed(name, event) || event.defaultPrevented || isComposing(event)) continue;
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
