import { useSyncExternalStore } from "react";

/** In px. Rows are taller in every layout. */
const minRowHeight = 36;

const whenResized = (tell: () => void) => {
  window.addEventListener("resize", tell);
  return () => window.removeEventListener("resize", tell);
};

/** The maximum number of rows on screen before scrolling. */
export function useRowsOnScreen(): number {
  const height = useSyncExternalStore(
    whenResized,
    () => window.innerHeight,
    () => Number.POSITIVE_INFINITY,
  );
  return Math.ceil(height / minRowHeight);
}

const isOnScreen = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** For each row of a table, whether it is on screen. */
export function rowsOnScreen(table: Element | null): readonly boolean[] {
  return [...(table?.querySelectorAll("[data-row]") ?? [])].map(isOnScreen);
}
