import type { MouseEvent } from "react";

const interactive = ":is(a, button, input, select, textarea, label, [popover])";

/** The link that a click on this element opens. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest(interactive)) return null;
  return target.closest("[data-row]")?.querySelector<HTMLAnchorElement>("a[href]") ?? null;
}

const selectsText = () => window.getSelection()?.isCollapsed === false;
const openTab = ({ href }: HTMLAnchorElement) => window.open(href, "_blank", "noopener");

function openOnClick(event: MouseEvent) {
  const link = linkAt(event.target);
  if (!link || event.defaultPrevented || event.altKey || selectsText()) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) openTab(link);
  else {
    // Back returns to the focused row.
    link.focus({ preventScroll: true });
    link.click();
  }
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
