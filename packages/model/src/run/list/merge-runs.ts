import type { Run } from "../run";

/**
 * Replaces rows by their newer version in place, and adds new runs first. Rows without an ID stay. Returns the same array
 * if nothing has changed.
 */
export function mergeRuns(
  rows: readonly Run[],
  newer: readonly Run[],
  { addsNew }: { addsNew: boolean },
): readonly Run[] {
  const byId = new Map(newer.map((run) => [run.id, run]));
  byId.delete(null);
  let hasChanged = false;
  const merged = rows.map((row) => {
    const update = byId.get(row.id);
    if (update === undefined) return row;
    const next = { ...update, key: row.key };
    if (JSON.stringify(next) === JSON.stringify(row)) return row;
    hasChanged = true;
    return next;
  });
  for (const { id } of rows) byId.delete(id);
  const added = addsNew ? [...byId.values()] : [];
  return hasChanged || added.length > 0 ? [...added, ...merged] : rows;
}
