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

  const isDone = waiting !== null && !hasPending;
  const hasFailed = waiting !== null && waiting.failedBefore !== failedCount;
  if (isDone && hasFailed) setWaiting(null);
  const finish = useEffectEvent(signOut);
  useEffect(() => {
    if (isDone && !hasFailed) finish();
  }, [isDone, hasFailed]);

  return {
    isWaiting: waiting !== null,
    request: () => (hasPending ? setWaiting({ failedBefore: failedCount }) : signOut()),
    cancel: () => setWaiting(null),
  };
}
