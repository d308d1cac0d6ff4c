/**
 * True for key presses that belong to an input method. Safari sends the Enter that ends a composition after
 * `compositionend`: `isComposing` is false by then, and only the key code 229 is left.
 * https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;
