/** On phones, the page scrolls a long list; elsewhere, its box does. */
export const isScrolledByPage = (box: HTMLElement) => getComputedStyle(box).overflowY === "visible";

/** How far the list is scrolled, in pixels. */
export const scrollTopOf = (box: HTMLElement) =>
  isScrolledByPage(box) ? Math.max(0, -box.getBoundingClientRect().top) : box.scrollTop;

export function setScrollTop(box: HTMLElement, top: number): void {
  if (!isScrolledByPage(box)) box.scrollTop = top;
  // At the list's start, the page may show what is above it.
  else if (top > 0 || scrollTopOf(box) > 0)
    window.scrollBy({ top: box.getBoundingClientRect().top + top, behavior: "instant" });
}
