import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { useSelector } from "react-redux";
import { servicesOf } from "../api/services";
import { useAppDispatch, type AppThunk } from "../store";
import { enqueueWrite, type Write } from "./enqueue-write";
import type { SettledWrite, WriteResult } from "./write-queue";
import { selectPendingWrites } from "./writes-slice";

const listenToWrites =
  (page: string, listener: (write: SettledWrite) => void): AppThunk<() => void> =>
  (_dispatch, _getState, extra) =>
    servicesOf(extra).writes.listen(page, listener);

/** A page's pending writes, including those of an earlier visit, and their results while it is mounted. */
export function useWrites(page: string, onSettled: (write: SettledWrite) => void) {
  const dispatch = useAppDispatch();
  const all = useSelector(selectPendingWrites);
  const pending = useMemo(() => all.filter((write) => write.page === page), [all, page]);

  const settle = useEffectEvent(onSettled);
  useEffect(() => dispatch(listenToWrites(page, (write) => settle(write))), [dispatch, page]);

  const enqueue = useCallback(
    <T>(write: Omit<Write<T>, "page">): Promise<WriteResult<T> | null> =>
      dispatch(enqueueWrite({ ...write, page })),
    [dispatch, page],
  );
  return { pending, enqueue };
}
