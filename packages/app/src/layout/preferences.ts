import { type ThemeChoice, themeChoices } from "@understudy/model";
import { useMediaQuery } from "@understudy/ui";
import { collapsesSidebar } from "@understudy/ui/widths";
import { useEffect, useEffectEvent, useState } from "react";
import { recall, remember, storageKeys } from "../lib/storage";

/** A choice that is kept in this browser; `null` until the user chooses. */
function useStoredChoice(key: string) {
  const [choice, setChoice] = useState(() => recall(key));
  const choose = (next: string | null) => {
    remember(key, next);
    setChoice(next);
  };
  return [choice, choose] as const;
}

const themeOf = (stored: string | null): ThemeChoice =>
  themeChoices.find((choice) => choice === stored) ?? "system";

/** Stored under the key that `boot.js` reads before the first paint. */
export function useTheme() {
  const [stored, store] = useStoredChoice(storageKeys.theme);
  const onChange = (choice: ThemeChoice) => {
    if (choice === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = choice;
    store(choice === "system" ? null : choice);
  };
  // Chosen in another tab.
  const onStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.theme) onChange(themeOf(newValue));
  });
  useEffect(() => {
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
  return { choice: themeOf(stored), onChange };
}

/** Collapsed in narrow windows until the user chooses. */
export function useSidebar() {
  const [stored, store] = useStoredChoice(storageKeys.sidebar);
  const isNarrow = useMediaQuery(collapsesSidebar);
  const collapsed = stored === null ? isNarrow : stored === "collapsed";
  return { collapsed, onToggle: () => store(collapsed ? "expanded" : "collapsed") };
}
