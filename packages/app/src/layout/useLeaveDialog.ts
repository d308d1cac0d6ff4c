import type { LeaveQuestion } from "@understudy/screens";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
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

  // Staying, or the end of the session, cancels waiting.
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const signOutAfterMutations = async () => {
    const { signal } = (waiting.current = new AbortController());
    setSigningOut(hasPendingMutations(store.getState()) ? { kind: "signOutPending" } : null);
    const haveSucceeded = await pendingMutationsSucceed(store);
    if (signal.aborted) return;
    setSigningOut(null);
    // If one of them failed, the user stays signed in to see the error.
    if (haveSucceeded) discardAndSignOut();
  };

  const onSignOut = () => {
    // If storage is full, only the open page knows what is unsaved.
    const labels = [...new Set([...unsavedLabels(accountId), unsaved.get()?.label ?? []].flat())];
    const isSaving = hasPendingMutations(store.getState());
    if (labels.length > 0) setSigningOut({ kind: "signOut", unsaved: labels, isSaving });
    else void signOutAfterMutations();
  };

  const isBlocked = blocker.state === "blocked";
  const question: LeaveQuestion | null =
    signingOut ?? (isBlocked ? { kind: questionOf[unsaved.get()?.kind ?? "edits"] } : null);

  const onLeave = () => {
    if (signingOut?.kind === "signOut") void signOutAfterMutations();
    else if (signingOut !== null) discardAndSignOut();
    else blocker.proceed?.();
  };

  // A save may finish while the question is open.
  const isAsked = question !== null;
  const onSaved = useEffectEvent(() => {
    if (unsaved.get() !== null || signingOut?.kind === "signOutPending") return;
    if (signingOut === null) blocker.proceed?.();
    else onSignOut();
  });
  useEffect(() => (isAsked ? unsaved.subscribe(() => onSaved()) : undefined), [unsaved, isAsked]);

  const onStay = () => {
    waiting.current?.abort();
    setSigningOut(null);
    blocker.reset?.();
  };

  return { question, onSignOut, onLeave, onStay };
}
