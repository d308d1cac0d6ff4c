import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../session/session";

function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}

/** Whether the user is still on this page, and not on the way to another: a late response must not redirect them. */
export function useStillHere(): () => boolean {
  const { router } = useSession();
  const { pathname } = useLocation();
  const isMounted = useIsMounted();
  return useCallback(() => {
    const { location, navigation } = router.state;
    return isMounted() && (navigation.location ?? location).pathname === pathname;
  }, [isMounted, router, pathname]);
}

/** Runs a task once the page has unmounted. */
export function useOnceGone(): (task: () => void) => void {
  const isMounted = useIsMounted();
  const kept = useRef<() => void>(undefined);
  useEffect(() => () => kept.current?.(), []);
  return useCallback(
    (task) => {
      if (isMounted()) kept.current = task;
      else task();
    },
    [isMounted],
  );
}
