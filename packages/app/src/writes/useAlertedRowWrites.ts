import { useCallback, useMemo, useState } from "react";
import { tellFailure } from "./tell-failure";
import { useRowWrites, type Send } from "./useRowWrites";

/** Writes of a table's rows whose failure an alert says, and whose lost session the page. */
export function useAlertedRowWrites(fallback: string) {
  const { underWay, write } = useRowWrites<true>();
  const [sessionEnded, setSessionEnded] = useState(false);

  const send = useCallback(
    (row: string, call: Send) => {
      const start = () => {
        setSessionEnded(false);
        return call();
      };
      void write(row, true, start, (error) => {
        if (error !== undefined && tellFailure(error, fallback)) setSessionEnded(true);
      });
    },
    [fallback, write],
  );

  return { busy: useMemo(() => new Set(underWay.keys()), [underWay]), sessionEnded, send };
}
