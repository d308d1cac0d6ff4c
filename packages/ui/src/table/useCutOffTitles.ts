import { useLayoutEffect, type RefObject } from "react";

const isCutOff = (element: Element) => element.scrollWidth > element.clientWidth;

function tell({ target }: Event) {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[role=cell]") : null;
  if (!cell) return;
  const cutOff = isCutOff(cell) || [...cell.children].some(isCutOff);
  cell.title = cutOff ? cell.textContent : "";
}

/** Text that does not fit is told in full under the pointer, whatever its cell is made of. */
export function useCutOffTitles(tableRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const table = tableRef.current;
    // A row may become another one under a resting pointer; moving it again tells the new text.
    table?.addEventListener("pointermove", tell, { passive: true });
    return () => table?.removeEventListener("pointermove", tell);
  }, [tableRef]);
}
