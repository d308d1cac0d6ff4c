import { type ThemeChoice, themeChoices } from "@understudy/screens/model";
import type { Density } from "@understudy/ui";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { forget, recall, remember, storageKeys } from "../lib/storage";

function readTheme(): ThemeChoice {
  const stored = recall(storageKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? "system";
}

/** Stores the choice under the key that `boot.js` reads before the first paint. */
function applyTheme(choice: ThemeChoice): void {
  if (choice === "system") {
    delete document.documentElement.dataset["theme"];
    forget(storageKeys.theme);
  } else {
    document.documentElement.dataset["theme"] = choice;
    remember(storageKeys.theme, choice);
  }
}

const collapsedWord = "collapsed";

// In rem, to follow the text size.
const narrow = "(width < 72rem)";

function subscribeToNarrow(onChange: () => void) {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Collapsed in narrow windows until the user chooses. */
export function useSidebar() {
  const [choice, setChoice] = useState(() => recall(storageKeys.sidebar));
  const isNarrow = useSyncExternalStore(subscribeToNarrow, () => window.matchMedia(narrow).matches);
  const collapsed = choice === null ? isNarrow : choice === collapsedWord;
  const onToggle = useCallback(() => {
    const next = collapsed ? "expanded" : collapsedWord;
    remember(storageKeys.sidebar, next);
    setChoice(next);
  }, [collapsed]);
  return useMemo(() => ({ collapsed, onToggle }), [collapsed, onToggle]);
}

/** A choice that is kept in this browser. */
function useChoice<T>(read: () => T, write: (choice: T) => void) {
  const [choice, setChoice] = useState(read);
  const onChange = useCallback(
    (next: T) => {
      write(next);
      setChoice(next);
    },
    [write],
  );
  return useMemo(() => ({ choice, onChange }), [choice, onChange]);
}

const readDensity = (): Density => (recall(storageKeys.density) === "dense" ? "dense" : "comfortable");
const writeDensity = (choice: Density) => remember(storageKeys.density, choice);

export const useDensity = () => useChoice(readDensity, writeDensity);
export const useTheme = () => useChoice(readTheme, applyTheme);

export function useDrawer() {
  const [open, setOpen] = useState(false);
  return useMemo(() => ({ open, onOpen: () => setOpen(true), onClose: () => setOpen(false) }), [open]);
}
