import type { MouseEvent } from "react";

const interactive = ":is(a, button, input, select, textarea, label, [popover])";

/** The link that a click on this element opens. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(interactive)) return null;
  return target.closest("[data-row]")?.querySelector<HTMLAnchorElement>("a[href]") ?? null;
}

const selectsText = () => window.getSelection()?.isCollapsed === false;
const openTab = ({ href }: HTMLAnchorElement) => window.open(href, "_blank", "noopener");

/** Whether the pointer is on a word, which a double click would select. */
function isOnText({ target, clientX: x, clientY: y }: MouseEvent): boolean {
  const range = document.createRange();
  if (target instanceof Element) range.selectNodeContents(target);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** A double tap selects nothing. */
const isTap = ({ nativeEvent }: MouseEvent) =>
  "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";

const doubleClickMs = 300;
let opening: number | undefined;

function openOnClick(event: MouseEvent) {
  window.clearTimeout(opening);
  const link = linkAt(event.target);
  if (!link || event.defaultPrevented || event.altKey || event.detail > 1 || selectsText()) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return void openTab(link);
  const { href } = link;
  const open = () => {
    // Another row may use its elements now.
    if (selectsText() || link.href !== href || !link.isConnected) return;
    // Back returns to the focused row.
    link.focus({ preventScroll: true });
    link.click();
  };
  if (isOnText(event) && !isTap(event)) opening = window.setTimeout(open, doubleClickMs);
  else open();
}

function openTabOnMiddleClick(event: MouseEvent) {
  const link = event.button === 1 ? linkAt(event.target) : null;
  if (link) openTab(link);
}

/** Prevents autoscroll on middle click. */
function keepFromScrolling(event: MouseEvent) {
  if (event.button === 1 && linkAt(event.target)) event.preventDefault();
}

/** A click anywhere in a row opens the row's link; its controls and selected text keep their own behavior. */
export const rowLinkHandlers = {
  onClick: openOnClick,
  onAuxClick: openTabOnMiddleClick,
  onMouseDown: keepFromScrolling,
};
