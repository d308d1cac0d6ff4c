import type { VirtualElement } from "@floating-ui/dom";

/** A text in a table's cell that doesn't fit. */
export interface CutOff {
  element: HTMLElement;
  text: string;
  /** Where its hint is shown, if not at the element. */
  place?: VirtualElement;
}

const isCutOff = (element: Element) =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === "ellipsis";

const cellOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-row] > *") : null;

/** What is at the pointer, below the link that covers the row. */
export function elementAt({ target, clientX, clientY }: MouseEvent): EventTarget | null {
  if (!(target instanceof Element) || !target.matches("[role=rowheader] a")) return target;
  const covered = document.elementsFromPoint(clientX, clientY).find((element) => element !== target);
  return covered && cellOf(covered) ? covered : target;
}

/** The browser doesn't show the title of what a link covers. */
export function titleAt(target: EventTarget): CutOff | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-row] [title]") : null;
  return element ? { element, text: element.title } : undefined;
}

/** A cell may have several: a run's name, and why it failed. */
const cutOffIn = (cell: HTMLElement | null): HTMLElement[] =>
  cell ? [...cell.querySelectorAll<HTMLElement>("*"), cell].filter(isCutOff) : [];

/** The one at the pointer. */
export function cutOffAt(target: EventTarget): CutOff | undefined {
  const element = cutOffIn(cellOf(target)).find((part) => target instanceof Node && part.contains(target));
  return element && { element, text: element.textContent };
}

/** Above or below the whole row: the focus may be on another line of it, which the hint must not cover. */
const besideRow = (element: HTMLElement): VirtualElement => ({
  contextElement: element,
  getBoundingClientRect() {
    const { x, width } = element.getBoundingClientRect();
    const { y, height } = (element.closest("[data-row]") ?? element).getBoundingClientRect();
    return new DOMRect(x, y, width, height);
  },
});

const controls = "a, button, input, select";

/** All of the cell whose link or button has the focus, and of the row's cells that can't have it. */
export function cutOffAround(target: EventTarget): CutOff | undefined {
  const cell = cellOf(target);
  const cells = [...(cell?.parentElement?.children ?? [])].filter((each) => each instanceof HTMLElement);
  const all = cells.flatMap((each) =>
    each === cell || each.querySelector(controls) === null ? cutOffIn(each) : [],
  );
  const [element] = all;
  if (element === undefined) return undefined;
  return { element, text: all.map((part) => part.textContent).join(" · "), place: besideRow(element) };
}
