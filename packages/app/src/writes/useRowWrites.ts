import { useCallback, useRef, useState } from "react";

export type Send = () => Promise<{ error?: unknown }>;

/** Writes of a table's rows, each row for itself: one at a time, and what is clicked meanwhile does nothing. */
export function useRowWrites<What>() {
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, What>>(new Map());
  // A second click may come before the row is drawn as busy.
  const latest = useRef(underWay);

  const write = useCallback(
    async (row: string, what: What, send: Send, onSettled: (error: unknown) => void) => {
      if (latest.current.has(row)) return;
      const become = (rows: ReadonlyMap<string, What>) => {
        latest.current = rows;
        setUnderWay(rows);
      };
      become(new Map(latest.current).set(row, what));
      const { error } = await send();
      become(new Map([...latest.current].filter(([each]) => each !== row)));
      onSettled(error);
    },
    [],
  );

  return { underWay, write };
}
