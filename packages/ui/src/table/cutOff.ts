/** A text in a table's cell that doesn't fit. */
export interface CutOff {
  element: HTMLElement;
  text: string;
}

const isCutOff = (element: Element) =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === "ellipsis";

/** A cell may have several: a run's name, and why it failed. */
function cutOffIn(target: EventTarget): HTMLElement[] {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-row] > *") : null;
  return cell ? [...cell.querySelectorAll<HTMLElement>("*"), cell].filter(isCutOff) : [];
}

/** The one at the pointer. */
export function cutOffAt(target: EventTarget): CutOff | undefined {
  const element = cutOffIn(target).find((part) => target instanceof Node && part.contains(target));
  return element && { element, text: element.textContent };
}

/** All of the cell whose link or button has the focus. */
export function cutOffAround(target: EventTarget): CutOff | undefined {
  const all = cutOffIn(target);
  const [element] = all;
  return element && { element, text: all.map((part) => part.textContent).join(" · ") };
}
