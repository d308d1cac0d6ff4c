import { pressedKeys, shortcuts, type ShortcutName } from "@understudy/screens/model";
import { isComposing } from "@understudy/ui/keyboard";
import { useEffect, useEffectEvent } from "react";
import { keyboardPlatform } from "./browser";
import { recall, storageKeys } from "./storage";

/** A shortcut and what it does here; `null` takes the key and does nothing. */
type Handler = readonly [name: ShortcutName, act: (() => void) | null];

/** The one place that listens to keys for the whole window. What has to be answered, a dialog, comes first. */
export function useShortcuts(handlers: readonly Handler[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const keys = pressedKeys(event, keyboardPlatform);
    for (const [name, act] of handlers) {
      if (shortcuts[name] !== keys || event.defaultPrevented || isComposing(event)) continue;
      const asked = document.querySelector("dialog:modal");
      const typing = event.target instanceof Element && event.target.closest(":read-write, select");
      // Saving is meant also from within a field.
      if (name !== "save" && (asked || typing)) return;
      if (keys.length === 1 && recall(storageKeys.singleKeys)) return;
      // The browser has a use of its own for some: saving the document, say.
      event.preventDefault();
      if (!asked && !event.repeat) act?.();
    }
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
