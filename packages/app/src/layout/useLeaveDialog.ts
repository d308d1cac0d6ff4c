import type { LeaveQuestion } from "@understudy/screens";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useBlocker, type BlockerFunction } from "react-router-dom";
import { useSession } from "../session/session";
import { dropAllEdits, unsavedLabels } from "../unsaved-changes/edit-storage";
import { useSignOutAfterWrites } from "../writes/useSignOutAfterWrites";

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
