import { useLayoutEffect, type RefObject } from "react";

const isCutOff = (element: Element) => element.scrollWidth > element.clientWidth;

function tell({ target }: Event) {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[role=cell]") : null;
  if (!cell) return;
  const cutOff = isCutOff(cell) || [...cell.children].some(isCutOff);
  cell.title = cutOff ? cell.textContent : "";
}

/** Shows truncated text in full as a tooltip. */
export function useCutOffTitles(tableRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const table = tableRef.current;
    // A recycled row may change under a resting pointer, so update when it moves.
    table?.addEventListener("pointermove", tell, { passive: true });
    return () => table?.removeEventListener("pointermove", tell);
  }, [tableRef]);
}
