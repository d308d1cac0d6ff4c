import { useSyncExternalStore } from "react";

/** In px: no layout has lower rows. */
const minRowHeight = 36;

const whenResized = (tell: () => void) => {
  window.addEventListener("resize", tell);
  return () => window.removeEventListener("resize", tell);
};

/** How many rows there may be in sight of a page that is not scrolled. */
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

/** Of each row of a table, whether one sees it. */
export function rowsOnScreen(table: Element | null): readonly boolean[] {
  return [...(table?.querySelectorAll("[data-row]") ?? [])].map(isOnScreen);
}
