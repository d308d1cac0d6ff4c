import {
  createSlice,
  type PayloadAction,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from "@reduxjs/toolkit";
import type { Failure } from "@understudy/screens/model";
import { isAborted, toFailure } from "./errors";
import { type PendingState, selectFailedCount, whenMutationsEnd } from "./pending-mutations";
import { servicesOf } from "./services";

/** A mutation that failed after the user left its page. */
interface LateFailure {
  id: string;
  /** Of the page. */
  href: string;
  title: string;
  /** What the mutation was about: a name, an email. */
  subject: string | null;
  failure: Failure;
}

const none: readonly LateFailure[] = [];

/** Shown on every page until dismissed. */
const slice = createSlice({
  name: "lateFailures",
  initialState: none,
  reducers: {
    added: (state, { payload }: PayloadAction<LateFailure>) => [...state, payload],
    dismissed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const lateFailures = slice.reducer;
export const { dismissed: lateFailureDismissed } = slice.actions;

interface LateFailureState {
  lateFailures: readonly LateFailure[];
}

export const selectLateFailures = (state: LateFailureState) => state.lateFailures;

/** Waits for the pending mutations. False if a reload would hide that one of them has failed. */
export async function canReload(
  store: Pick<Store<LateFailureState & PendingState>, "getState" | "subscribe">,
): Promise<boolean> {
  const failedBefore = selectFailedCount(store.getState());
  await new Promise<void>((ended) => whenMutationsEnd(store, ended));
  const state = store.getState();
  return selectFailedCount(state) === failedBefore && selectLateFailures(state).length === 0;
}

interface MutationLifecycle {
  requestId: string;
  extra: unknown;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: PromiseLike<unknown>;
}

/** `onQueryStarted` of a mutation: its failure becomes a notice, unless the page that shows it is open. */
export const reportLateFailure =
  <Arg>(title: string, hrefOf: (arg: Arg) => string, subjectOf: (arg: Arg) => string | null = () => null) =>
  async (arg: Arg, { requestId, extra, dispatch, queryFulfilled }: MutationLifecycle): Promise<void> => {
    try {
      await queryFulfilled;
    } catch (reason) {
      const error: unknown = reason instanceof Object && "error" in reason ? reason.error : reason;
      const href = hrefOf(arg);
      if (isAborted(error) || servicesOf(extra).dependencies.isPageOpen(href)) return;
      const failure = toFailure(error);
      dispatch(slice.actions.added({ id: requestId, href, title, subject: subjectOf(arg), failure }));
    }
  };
