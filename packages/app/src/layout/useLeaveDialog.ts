import type { LeaveQuestion } from "@understudy/screens";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useStore } from "react-redux";
import { type BlockerFunction, useBlocker } from "react-router-dom";
import {
  hasPendingMutations,
  type MutationState,
  selectFailedCount,
  whenMutationsEnd,
} from "../api/mutations";
import { useSession } from "../session/session";
import { dropAllEdits, unsavedLabels } from "../unsaved-changes/stored-edits";

const questionOf = { edits: "leave", unstoredEdits: "leaveUnstored", key: "leaveKey" } as const;

/** Asks before a link, Back or signing out leaves unsaved edits. */
export function useLeaveDialog() {
  const { accountId, unsaved, signOut } = useSession();
  const [asked, setAsked] = useState<Extract<LeaveQuestion, { kind: "signOut" }> | null>(null);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname === unsaved.get()?.pathname &&
        currentLocation.pathname !== nextLocation.pathname,
      [unsaved],
    ),
  );

  const discardAndSignOut = () => {
    dropAllEdits(accountId);
    void signOut();
  };

  const afterMutations = useSignOutAfterMutations(discardAndSignOut);

  const onSignOut = () => {
    // If storage is full, only the open page knows what is unsaved.
    const labels = new Set([...unsavedLabels(accountId), unsaved.get()?.label ?? []].flat());
    if (labels.size > 0)
      setAsked({ kind: "signOut", unsaved: [...labels], isSaving: afterMutations.arePending() });
    else signOutAfterMutations();
  };

  const signOutAfterMutations = () => {
    setAsked(null);
    afterMutations.signOut();
  };

  const onBlocked: LeaveQuestion | null =
    blocker.state === "blocked" ? { kind: questionOf[unsaved.get()?.kind ?? "edits"] } : null;
  const question: LeaveQuestion | null =
    asked ?? (afterMutations.isWaiting ? { kind: "signOutPending" } : onBlocked);

  const onLeave = () => {
    if (asked !== null) signOutAfterMutations();
    else if (afterMutations.isWaiting) discardAndSignOut();
    else blocker.proceed?.();
  };

  // A save may finish while the question is open.
  const isAsked = question !== null;
  const onSaved = useEffectEvent(() => {
    if (unsaved.get() !== null) return;
    if (asked !== null) onSignOut();
    else if (!afterMutations.isWaiting) onLeave();
  });
  useEffect(() => (isAsked ? unsaved.subscribe(() => onSaved()) : undefined), [unsaved, isAsked]);

  const onStay = () => {
    setAsked(null);
    afterMutations.cancel();
    blocker.reset?.();
  };

  return { question, onSignOut, onLeave, onStay };
}

/**
 * Delays signing out until the pending mutations have ended. If one of them fails, the user stays signed in to see
 * the error.
 */
function useSignOutAfterMutations(signOut: () => void) {
  // Not useSelector: the layout would render with each mutation.
  const store = useStore<MutationState>();
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
    arePending: () => hasPendingMutations(store.getState()),
    signOut() {
      const state = store.getState();
      if (!hasPendingMutations(state)) signOut();
      else setWaiting({ failedBefore: selectFailedCount(state) });
    },
    cancel: () => setWaiting(null),
  };
}
