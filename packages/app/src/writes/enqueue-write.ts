import { nanoid } from "@reduxjs/toolkit";
import { shellTexts, type LateFailure } from "@understudy/screens";
import { writeFailureText } from "@understudy/screens/model";
import { isAborted, toFailure } from "../api/errors";
import { servicesOf } from "../api/services";
import type { AppThunk } from "../store";
import type { PendingWrite, WriteResult } from "./write-queue";
import { selectPendingWrites, writeFailed, writeSettled, writeStarted } from "./writes-slice";

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
