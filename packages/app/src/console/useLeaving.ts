import type { LeaveQuestion } from "@understudy/screens";
import { useEffect, useEffectEvent, useState } from "react";
import { useGuard } from "../unsaved-changes/guard";
import { dropAllEdits, unsavedLabels } from "../unsaved-changes/store";
import { useAccount } from "./account";
import { useNavigation } from "./ConsoleRouter";
import { useSession } from "./session";

/** Asks before edits are left behind by a link, by Back or by signing out. */
export function useLeaving() {
  const guard = useGuard();
  const session = useSession();
  const { accountId } = useAccount();
  const [unsaved, setUnsaved] = useState<readonly string[] | null>(null);
  const { address } = useNavigation().navigation;
  const [proceed, setProceed] = useState<(() => void) | null>(null);

  useEffect(
    () =>
      address.askBefore((to, go) => {
        const asks = guard.stake() !== null && to.pathname !== address.location.pathname;
        if (asks) setProceed(() => go);
        return asks;
      }),
    [address, guard],
  );

  const leaveForGood = () => {
    guard.release();
    dropAllEdits(accountId);
    void session.signOut();
  };

  const onSignOut = () => {
    // Where the storage is full, only the open page knows what is unsaved.
    const labels = new Set([...unsavedLabels(accountId, Date.now()), ...guard.labels()]);
    if (labels.size > 0) setUnsaved([...labels]);
    else leaveForGood();
  };

  const asked: LeaveQuestion | null =
    proceed !== null ? { kind: guard.stake() === "key" ? "leaveKey" : "leave" } : null;
  const question: LeaveQuestion | null = unsaved === null ? asked : { kind: "signOut", unsaved };

  const onLeave = () => {
    if (unsaved !== null) return leaveForGood();
    setProceed(null);
    proceed?.();
  };

  // A save that was under way may end while one thinks about it.
  const isAsked = question !== null;
  const goOn = useEffectEvent(() => (unsaved === null ? onLeave() : onSignOut()));
  useEffect(() => (isAsked ? guard.whenFree(() => goOn()) : undefined), [guard, isAsked]);

  const onStay = () => {
    setUnsaved(null);
    setProceed(null);
  };

  return { question, onSignOut, onLeave, onStay };
}
