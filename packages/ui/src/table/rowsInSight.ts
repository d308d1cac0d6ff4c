const isInSight = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Of each row of a table, whether one sees it. */
export function rowsInSight(table: Element | null): readonly boolean[] {
  return [...(table?.querySelectorAll("[data-row]") ?? [])].map(isInSight);
}
