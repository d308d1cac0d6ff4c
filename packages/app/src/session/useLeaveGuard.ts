import { useCallback, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "./session";
import type { LeaveReason } from "./leave-guard";

/** While `reason` is not null, leaving asks first. Returns a function that frees the guard before the next render. */
export function useLeaveGuard(reason: LeaveReason, label?: string): () => void {
  const { leaveGuard } = useSession();
  const { pathname } = useLocation();
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    leaveGuard.hold(reason, pathname, label);
    return () => {
      isMounted.current = false;
      leaveGuard.hold(null);
    };
  }, [leaveGuard, reason, pathname, label]);
  // After unmounting, the guard may belong to another page.
  return useCallback(() => {
    if (isMounted.current) leaveGuard.free();
  }, [leaveGuard]);
}
