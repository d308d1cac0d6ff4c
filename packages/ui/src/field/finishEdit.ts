import { flushSync } from "react-dom";

/** Ends the edit of the focused field, as leaving it does, before saving by keyboard. */
export function finishEdit(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement)) return;
  flushSync(() => field.blur());
  field.focus({ preventScroll: true });
}
