import { useEffect, type RefObject } from "react";

const places = "section, form, [role=region], [role=table], [role=search], [role=group]";

/** The element's ancestors within the box, innermost first. */
export function placesAround(element: Element | null, box: HTMLElement = document.body): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = element?.parentElement; at && at !== box; at = at.parentElement)
    if (at.matches(places)) around.push(at);
  return around;
}

function focusPlace(place: HTMLElement) {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** If the focused element was removed, focuses the first of these places that is left, or the page's title. */
export function recoverFocus(around: readonly HTMLElement[]) {
  if (document.activeElement !== document.body) return;
  const left = around.find((place) => place.isConnected);
  if (left) focusPlace(left);
  else document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

/** When the focused element is removed, browsers focus the body. Moves the focus to the nearest ancestor left. */
export function useFocusRecovery(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    let focused: { element: Element; around: HTMLElement[] } | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? { element: target, around: placesAround(target, box) } : null;
    };
    // An element may lose focus just before it is removed. If it stays in the document, the user moved the focus.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused !== null && focused.element === target && focused.element.isConnected) focused = null;
      });
    const observer = new MutationObserver(() => {
      if (focused === null || focused.element.isConnected) return;
      recoverFocus(focused.around);
      focused = null;
    });
    box.addEventListener("focusin", remember);
    box.addEventListener("focusout", forget);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener("focusin", remember);
      box.removeEventListener("focusout", forget);
      observer.disconnect();
    };
  }, [ref]);
}
