import { useLayoutEffect, useState, type RefObject } from "react";
import type { Size } from "./rowWindow";
import * as styles from "./Table.css";
import { isScrolledByPage } from "./scrollPosition";

interface MeasuredSize extends Size {
  /** Height of the box, including the head. Undefined if the page scrolls the list. */
  box: number | undefined;
}

const minBoxHeight = 320;
// Space below the box, so that the page itself doesn't scroll: the page's padding and the frame's border.
const marginBelow = 33;

/** The element's top in the viewport before any scrolling. */
function unscrolledTop(element: HTMLElement) {
  let top = element.getBoundingClientRect().top;
  for (let around = element.parentElement; around; around = around.parentElement) top += around.scrollTop;
  return top;
}

/** With more space between letters and lines (WCAG 1.4.12), rows need more than CSS gives them. */
function tallestRow(body: HTMLElement): number {
  body.classList.add(styles.natural);
  const heights = Array.from(body.children, (row) => row.getBoundingClientRect().height);
  body.classList.remove(styles.natural);
  return Math.ceil(Math.max(0, ...heights));
}

interface Parts {
  box: HTMLElement;
  head: HTMLElement;
  body: HTMLElement;
  probe: HTMLElement;
}

function measure({ box, head, body, probe }: Parts): MeasuredSize {
  const rowHeight = Math.max(probe.offsetHeight, tallestRow(body));
  if (isScrolledByPage(box)) return { box: undefined, viewport: window.innerHeight, rowHeight };
  const height = Math.round(Math.max(minBoxHeight, window.innerHeight - unscrolledTop(box) - marginBelow));
  return { box: height, viewport: height - head.offsetHeight, rowHeight };
}

const same = (a: MeasuredSize | undefined, b: MeasuredSize) =>
  a !== undefined && a.box === b.box && a.viewport === b.viewport && a.rowHeight === b.rowHeight;

type Part = RefObject<HTMLElement | null>;

/** Measures the height that the page leaves for a long list, and the height of its rows. */
export function useMeasuredSize(boxRef: Part, headRef: Part, bodyRef: Part, probeRef: Part) {
  const [size, setSize] = useState<MeasuredSize>();
  useLayoutEffect(() => {
    const box = boxRef.current;
    const head = headRef.current;
    const body = bodyRef.current;
    const probe = probeRef.current;
    if (!box || !head || !body || !probe) return undefined;
    const read = () => {
      const next = measure({ box, head, body, probe });
      if (next.rowHeight > 0) setSize((last) => (same(last, next) ? last : next));
    };
    read();
    // The body's size changes with the content above the table.
    const observer = new ResizeObserver(read);
    for (const element of [probe, head, body, document.body]) observer.observe(element);
    window.addEventListener("resize", read);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", read);
    };
  }, [boxRef, headRef, bodyRef, probeRef]);
  return size;
}
