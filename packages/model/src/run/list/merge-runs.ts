import type { Run } from "../run";

/** Replaces rows by their newer version in place, and adds new runs first. Rows without an ID stay. */
export function mergeRuns(
  rows: readonly Run[],
  newer: readonly Run[],
  { addsNew }: { addsNew: boolean },
): readonly Run[] {
  const byId = new Map(newer.map((run) => [run.id, run]));
  byId.delete(null);
  const merged = rows.map((row) => {
    const update = byId.get(row.id);
    return update === undefined ? row : { ...update, key: row.key };
  });
  if (!addsNew) return merged;
  for (const { id } of rows) byId.delete(id);
  return [...byId.values(), ...merged];
}
