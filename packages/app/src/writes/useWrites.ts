import { nanoid } from "@reduxjs/toolkit";
import { type LateFailure, shellTexts } from "@understudy/screens";
import { writeFailureText } from "@understudy/screens/model";
import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { useSelector } from "react-redux";
import { isAborted, toFailure } from "../api/errors";
import { servicesOf } from "../api/services";
import { type AppThunk, useAppDispatch } from "../store";
import type { PendingWrite, SettledWrite, WriteResult } from "./writes";
import { selectPendingWrites, writeFailed, writeSettled, writeStarted } from "./writes";

export interface Write<T> extends Omit<PendingWrite, "id"> {
  /** Writes on the same resource run one after another. */
  resource: string;
  send: AppThunk<Promise<WriteResult<T>>>;
  /** How the shell reports a failure after the page was left. */
  notice: {
    title: string;
    /** Where the write was started. */
    page: { title: string; href: () => string };
    /** What the write was about: a name, an email. */
    subject?: string;
  };
}

function lateFailure(id: string, { notice }: Write<unknown>, error: unknown): LateFailure {
  const { title, subject, page } = notice;
  const { title: message, message: detail } = writeFailureText(toFailure(error), title);
  const details = [subject, detail].filter((part) => part !== undefined && part !== null);
  return {
    id,
    message,
    ...(details.length > 0 && { detail: details.join(": ") }),
    href: page.href(),
    linkText: shellTexts.openPage(page.title),
  };
}

/**
 * Queues a write in the session. Ignored (resolves with `null`) while another write on the same target is pending.
 * The result goes to the page if it is mounted; otherwise a failure becomes a notice in the shell.
 */
export const enqueueWrite =
  <T>(write: Write<T>): AppThunk<Promise<WriteResult<T> | null>> =>
  async (dispatch, getState, extra) => {
    const { writes } = servicesOf(extra);
    const { resource, page, target, value, form } = write;
    if (selectPendingWrites(getState()).some((other) => other.page === page && other.target === target))
      return null;
    const pending: PendingWrite = { id: nanoid(), page, target, value, form };
    dispatch(writeStarted(pending));
    const result = await writes
      .run(resource, () => dispatch(write.send))
      .catch((error: unknown): WriteResult<T> => ({ error }));
    const hasFailed = result.error !== undefined && !isAborted(result.error);
    dispatch(writeSettled({ id: pending.id, hasFailed }));
    const isReported = writes.report({ ...pending, result });
    if (hasFailed && !isReported) dispatch(writeFailed(lateFailure(pending.id, write, result.error)));
    return result;
  };

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
