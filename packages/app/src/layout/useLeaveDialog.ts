import type { LeaveQuestion } from "@understudy/screens";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { type BlockerFunction, useBlocker } from "react-router-dom";
import { hasPendingMutations, pendingMutationsSucceed } from "../api/mutations";
import { useSession } from "../session/session";
import { dropAllEdits, unsavedLabels } from "../unsaved-changes/stored-edits";

const questionOf = { edits: "leave", unstoredEdits: "leaveUnstored", key: "leaveKey" } as const;

type SigningOut = Extract<LeaveQuestion, { kind: "signOut" | "signOutPending" }>;

/** Asks before a link, Back or signing out leaves unsaved edits, and lets signing out wait for pending mutations. */
export function useLeaveDialog() {
  const { accountId, store, unsaved, signOut } = useSession();
  const [signingOut, setSigningOut] = useState<SigningOut | null>(null);
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

  const signOutAfterMutations = () => {
    const isPending = hasPendingMutations(store.getState());
    setSigningOut(isPending ? { kind: "signOutPending" } : null);
    if (!isPending) discardAndSignOut();
  };

  const onMutationsEnd = useEffectEvent((haveSucceeded: boolean) => {
    // If one of them failed, the user stays signed in to see the error.
    if (haveSucceeded) discardAndSignOut();
    else setSigningOut(null);
  });
  const isWaiting = signingOut?.kind === "signOutPending";
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCanceled = false;
    const wait = async () => {
      const haveSucceeded = await pendingMutationsSucceed(store);
      if (!isCanceled) onMutationsEnd(haveSucceeded);
    };
    void wait();
    return () => {
      isCanceled = true;
    };
  }, [isWaiting, store]);

  const onSignOut = () => {
    // If storage is full, only the open page knows what is unsaved.
    const labels = [...new Set([...unsavedLabels(accountId), unsaved.get()?.label ?? []].flat())];
    const isSaving = hasPendingMutations(store.getState());
    if (labels.length > 0) setSigningOut({ kind: "signOut", unsaved: labels, isSaving });
    else signOutAfterMutations();
  };

  const isBlocked = blocker.state === "blocked";
  const question: LeaveQuestion | null =
    signingOut ?? (isBlocked ? { kind: questionOf[unsaved.get()?.kind ?? "edits"] } : null);

  const onLeave = () => {
    if (signingOut?.kind === "signOut") signOutAfterMutations();
    else if (signingOut !== null) discardAndSignOut();
    else blocker.proceed?.();
  };

  // A save may finish while the question is open.
  const isAsked = question !== null;
  const onSaved = useEffectEvent(() => {
    if (unsaved.get() !== null || isWaiting) return;
    if (signingOut === null) blocker.proceed?.();
    else onSignOut();
  });
  useEffect(() => (isAsked ? unsaved.subscribe(() => onSaved()) : undefined), [unsaved, isAsked]);

  const onStay = () => {
    setSigningOut(null);
    blocker.reset?.();
  };

  return { question, onSignOut, onLeave, onStay };
}
