import { fieldsIn } from "@understudy/api";
import { useMsal } from "@azure/msal-react";
import type { LeaveQuestion } from "@understudy/screens";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Blocker, type BlockerFunction, useBlocker } from "react-router-dom";
import { hasPendingMutations, pendingMutationsSucceed } from "../api/mutations";
import { reload } from "../lib/reload";
import { forgetAccount } from "../lib/storage";
import { timings } from "../lib/timings";
import { useAccountId, useSession } from "../session/session";
import { type ConsoleStore, useAppSelector } from "../session/store";
import { unsavedLabels } from "../unsaved-changes/stored-edits";

/** Asks before a link, Back or signing out leaves unsaved edits. */
export function useLeaveDialog() {
  const leaving = useLeaving();
  const signingOut = useSigningOut();
  const asked = signingOut.question === null ? leaving : signingOut;
  return {
    question: asked.question,
    onSignOut: signingOut.start,
    onLeave: asked.leave,
    onStay: () => {
      signingOut.stay();
      leaving.stay();
    },
  };
}

const questionOf = {
  edits: "leave",
  unstoredEdits: "leaveUnstored",
  key: "leaveKey",
  pendingKey: "leavePendingKey",
} as const;

/** Blocks navigations away from a page with unsaved edits. */
function useLeaving() {
  const { store } = useSession();
  const unsaved = useAppSelector(({ session }) => session.unsaved);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname === store.getState().session.unsaved?.pathname &&
        currentLocation.pathname !== nextLocation.pathname,
      [store],
    ),
  );

  // While the next page's code loads, this still renders the blocker that was answered. A second answer would throw.
  const answered = useRef<Blocker>(undefined);
  const leave = () => {
    if (blocker.state !== "blocked" || answered.current === blocker) return;
    answered.current = blocker;
    blocker.proceed();
  };

  // A save may finish while the question is open.
  const onSaved = useEffectEvent(leave);
  useEffect(() => {
    if (unsaved === null && blocker.state === "blocked") onSaved();
  }, [unsaved, blocker.state]);

  const question: LeaveQuestion | null =
    blocker.state === "blocked" && unsaved !== null ? { kind: questionOf[unsaved.kind] } : null;
  const returnToPage = useHistoryReturn();
  const stay = () => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    returnToPage();
  };
  return { question, leave, stay };
}

/** Returns to the open page's history entry: of several Backs at once, React Router reverts only one. */
function useHistoryReturn(): () => void {
  const { router } = useSession();
  const index = useRef(0);
  useEffect(() => {
    let { key } = router.state.location;
    index.current = historyIndex();
    return router.subscribe(({ location }) => {
      if (location.key === key) return;
      ({ key } = location);
      index.current = historyIndex();
    });
  }, [router]);
  return () => {
    const delta = index.current - historyIndex();
    if (delta !== 0) window.history.go(delta);
  };
}

/** React Router numbers the history's entries. */
const historyIndex = () => Number(fieldsIn(window.history.state)["idx"] ?? 0);

type SignOutQuestion = Extract<LeaveQuestion, { kind: "signOut" | "signOutPending" }>;

/** Names the edits that signing out deletes, and then waits for pending mutations. */
function useSigningOut() {
  const { instance } = useMsal();
  const { store, leave } = useSession();
  const accountId = useAccountId();
  const [question, setQuestion] = useState<SignOutQuestion | null>(null);

  const discardAndSignOut = () => {
    forgetAccount(accountId);
    leave(async () => {
      await instance.logoutRedirect();
      // The provider responds without a page, or the user presses Stop.
      setTimeout(reload, timings.redirect);
    });
  };

  // Staying, or the end of the session, cancels waiting.
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const signOutAfterMutations = async () => {
    const { signal } = (waiting.current = new AbortController());
    setQuestion(hasPendingMutations(store.getState()) ? { kind: "signOutPending" } : null);
    const haveSucceeded = await pendingMutationsSucceed(store);
    if (signal.aborted) return;
    setQuestion(null);
    // If one of them failed, the user stays signed in to see the error.
    if (haveSucceeded) discardAndSignOut();
  };

  const start = () => {
    const state = store.getState();
    // If storage is full, only the open page knows what is unsaved.
    const openPage = state.session.unsaved?.label ?? [];
    const labels = [...new Set([...unsavedLabels(accountId), openPage].flat())];
    if (labels.length === 0) return void signOutAfterMutations();
    setQuestion({ kind: "signOut", unsaved: labels, isSaving: hasPendingMutations(state) });
  };

  // A save may finish while the question is open.
  const onSaved = useEffectEvent(start);
  const isAsked = question?.kind === "signOut";
  useEffect(() => (isAsked ? whenSaved(store, () => onSaved()) : undefined), [store, isAsked]);

  return {
    question,
    start,
    leave: () => (question?.kind === "signOut" ? void signOutAfterMutations() : discardAndSignOut()),
    stay: () => {
      waiting.current?.abort();
      setQuestion(null);
    },
  };
}

/** Calls back when the edits of the open page have been saved. Returns the unsubscribe function. */
function whenSaved(store: ConsoleStore, onSaved: () => void): () => void {
  let before = store.getState().session.unsaved;
  return store.subscribe(() => {
    const { unsaved } = store.getState().session;
    const wasSaved = before !== null && unsaved === null;
    before = unsaved;
    if (wasSaved) onSaved();
  });
}
