import type { LeaveQuestion } from "@understudy/screens";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useStore } from "react-redux";
import { type BlockerFunction, useBlocker } from "react-router-dom";
import {
  hasPendingMutations,
  type PendingState,
  selectFailedCount,
  whenMutationsEnd,
} from "../api/pending-mutations";
import { useSession } from "../session/session";
import { dropAllEdits, unsavedLabels } from "../unsaved-changes/edit-storage";

/** Asks before a link, Back or signing out leaves unsaved edits. */
export function useLeaveDialog() {
  const { accountId, leaveGuard, signOut } = useSession();
  const [unsaved, setUnsaved] = useState<readonly string[] | null>(null);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        leaveGuard.asksAt(currentLocation.pathname) && currentLocation.pathname !== nextLocation.pathname,
      [leaveGuard],
    ),
  );

  const discardAndSignOut = () => {
    leaveGuard.release();
    dropAllEdits(accountId);
    void signOut();
  };

  const afterWrites = useSignOutAfterWrites(discardAndSignOut);

  const onSignOut = () => {
    // If storage is full, only the open page knows what is unsaved.
    const labels = new Set([...unsavedLabels(accountId, Date.now()), ...leaveGuard.labels()]);
    if (labels.size > 0) setUnsaved([...labels]);
    else afterWrites.request();
  };

  const asked: LeaveQuestion | null =
    blocker.state === "blocked" ? { kind: leaveGuard.reason() === "key" ? "leaveKey" : "leave" } : null;
  const asksToWait: LeaveQuestion | null = afterWrites.isWaiting ? { kind: "signOutPending" } : asked;
  const question: LeaveQuestion | null = unsaved === null ? asksToWait : { kind: "signOut", unsaved };

  const onLeave = () => {
    if (unsaved === null && !afterWrites.isWaiting) blocker.proceed?.();
    else discardAndSignOut();
  };

  // A save may finish while the question is open.
  const isAsked = question !== null;
  const onSaved = useEffectEvent(() => {
    if (unsaved !== null) onSignOut();
    else if (!afterWrites.isWaiting) onLeave();
  });
  useEffect(() => (isAsked ? leaveGuard.whenFree(() => onSaved()) : undefined), [leaveGuard, isAsked]);

  const onStay = () => {
    setUnsaved(null);
    afterWrites.cancel();
    blocker.reset?.();
  };

  return { question, onSignOut, onLeave, onStay };
}

/**
 * Delays signing out until the pending writes have finished. If one of them fails, the user stays signed in to see
 * the error.
 */
function useSignOutAfterWrites(signOut: () => void) {
  // Not useSelector: the layout would render with each write.
  const store = useStore<PendingState>();
  const [waiting, setWaiting] = useState<{ failedBefore: number } | null>(null);
  const finish = useEffectEvent(signOut);

  useEffect(() => {
    if (waiting === null) return undefined;
    return whenMutationsEnd(store, () => {
      if (selectFailedCount(store.getState()) === waiting.failedBefore) finish();
      else setWaiting(null);
    });
  }, [waiting, store]);

  return {
    isWaiting: waiting !== null,
    request() {
      const state = store.getState();
      if (!hasPendingMutations(state)) signOut();
      else setWaiting({ failedBefore: selectFailedCount(state) });
    },
    cancel: () => setWaiting(null),
  };
}
