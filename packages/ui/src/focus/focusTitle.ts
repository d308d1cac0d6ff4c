/** Where focus goes when nothing nearer is left: to the page's title, not to nowhere. */
export function focusTitle() {
  document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

export const isFocusLost = () => document.activeElement === document.body;
