import { useLayoutEffect, useState, type RefObject } from "react";
import type { Size } from "./rowWindow";
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

function measure(box: HTMLElement, probe: HTMLElement, head: HTMLElement): MeasuredSize {
  const rowHeight = probe.offsetHeight;
  if (isScrolledByPage(box)) return { box: undefined, viewport: window.innerHeight, rowHeight };
  const height = Math.round(Math.max(minBoxHeight, window.innerHeight - unscrolledTop(box) - marginBelow));
  return { box: height, viewport: height - head.offsetHeight, rowHeight };
}

const same = (a: MeasuredSize | undefined, b: MeasuredSize) =>
  a !== undefined && a.box === b.box && a.viewport === b.viewport && a.rowHeight === b.rowHeight;

type Part = RefObject<HTMLElement | null>;

/** Measures the height that the page leaves for a long list, and the row height that CSS defines. */
export function useMeasuredSize(boxRef: Part, probeRef: Part, headRef: Part) {
  const [size, setSize] = useState<MeasuredSize>();
  useLayoutEffect(() => {
    const box = boxRef.current;
    const probe = probeRef.current;
    const head = headRef.current;
    if (!box || !probe || !head) return undefined;
    const read = () => {
      const next = measure(box, probe, head);
      if (next.rowHeight > 0) setSize((last) => (same(last, next) ? last : next));
    };
    read();
    // The body's size changes with the content above the table.
    const observer = new ResizeObserver(read);
    for (const element of [probe, head, document.body]) observer.observe(element);
    window.addEventListener("resize", read);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", read);
    };
  }, [boxRef, probeRef, headRef]);
  return size;
}
