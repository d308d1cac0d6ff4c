/** Focuses the page's title, if the focused element was removed without a better target. */
export function focusTitle() {
  document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

export const isFocusLost = () => document.activeElement === document.body;
