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

/** False once the user leaves the page or navigates away: a late response must not redirect them. */
export function useIsOnPage(): () => boolean {
  const { router } = useSession();
  const { pathname } = useLocation();
  const isMounted = useIsMounted();
  return useCallback(() => {
    const { location, navigation } = router.state;
    return isMounted() && (navigation.location ?? location).pathname === pathname;
  }, [isMounted, router, pathname]);
}

/** Runs a task once the page has unmounted. */
export function useAfterUnmount(): (task: () => void) => void {
  const isMounted = useIsMounted();
  const pending = useRef<() => void>(undefined);
  useEffect(() => () => pending.current?.(), []);
  return useCallback(
    (task) => {
      if (isMounted()) pending.current = task;
      else task();
    },
    [isMounted],
  );
}
