import { flushSync } from "react-dom";

/** Ends the edit of the focused field, as leaving it does, before a shortcut or Back. A search isn't an edit. */
export function finishEdit(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field.matches("[type=search]")) return;
  flushSync(() => field.blur());
  field.focus({ preventScroll: true });
}
