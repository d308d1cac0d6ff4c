import { useEffect, useEffectEvent, useState } from "react";
import { useSelector } from "react-redux";
import { selectFailedCount, selectPendingWrites } from "./writes-slice";

/**
 * Delays signing out until the pending writes have finished. If one of them fails, the user stays signed in to see
 * the error.
 */
export function useSignOutAfterWrites(signOut: () => void) {
  const hasPending = useSelector(selectPendingWrites).length > 0;
  const failedCount = useSelector(selectFailedCount);
  const [waiting, setWaiting] = useState<{ failedBefore: number } | null>(null);

  const finish = useEffectEvent(() => {
    setWaiting(null);
    if (waiting?.failedBefore === failedCount) signOut();
  });
  const isDone = waiting !== null && !hasPending;
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  return {
    isWaiting: waiting !== null,
    request: () => (hasPending ? setWaiting({ failedBefore: failedCount }) : signOut()),
    cancel: () => setWaiting(null),
  };
}
