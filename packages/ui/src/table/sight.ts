/** Rows of columns are as high as this or higher, and cards are higher. */
const lowestRow = 40;

/** How many rows there may be in sight of a page that is not scrolled. */
export const rowsOnScreen = () => Math.ceil(window.innerHeight / lowestRow);

const isInSight = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Of each row of a table, whether one sees it. */
export function rowsInSight(table: Element | null): readonly boolean[] {
  return [...(table?.querySelectorAll("[data-row]") ?? [])].map(isInSight);
}
