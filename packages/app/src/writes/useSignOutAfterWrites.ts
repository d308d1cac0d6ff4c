import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "react-redux";
import { selectFailedCount, selectPendingWrites, type WritesState } from "./writes-slice";

/**
 * Delays signing out until the pending writes have finished. If one of them fails, the user stays signed in to see
 * the error.
 */
export function useSignOutAfterWrites(signOut: () => void) {
  // Not useSelector: the layout would render with each write.
  const store = useStore<{ writes: WritesState }>();
  const [waiting, setWaiting] = useState<{ failedBefore: number } | null>(null);
  const finish = useEffectEvent(signOut);

  useEffect(() => {
    if (waiting === null) return undefined;
    const check = () => {
      const state = store.getState();
      if (selectPendingWrites(state).length > 0) return;
      unsubscribe();
      if (selectFailedCount(state) === waiting.failedBefore) finish();
      else setWaiting(null);
    };
    const unsubscribe = store.subscribe(check);
    check();
    return unsubscribe;
  }, [waiting, store]);

  return {
    isWaiting: waiting !== null,
    request() {
      const state = store.getState();
      if (selectPendingWrites(state).length === 0) signOut();
      else setWaiting({ failedBefore: selectFailedCount(state) });
    },
    cancel: () => setWaiting(null),
  };
}
