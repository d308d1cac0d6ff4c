import { useCallback, useEffect, useRef } from "react";
import { useNavigation } from "./ConsoleRouter";

function useIsDrawn(): () => boolean {
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  return useCallback(() => isDrawn.current, []);
}

/** Whether the page that asks is still where the person is: an answer that comes late must not take them elsewhere. */
export function useStillHere(): () => boolean {
  const { navigation, view } = useNavigation();
  const { pathname } = view.location;
  const isDrawn = useIsDrawn();
  // The address changes first; the old page stands until the next one's code is there.
  return useCallback(
    () => isDrawn() && navigation.address.location.pathname === pathname,
    [isDrawn, navigation, pathname],
  );
}

/** Keeps a task until the page that asks is gone; does it at once where it is gone already. */
export function useOnceGone(): (task: () => void) => void {
  const isDrawn = useIsDrawn();
  const kept = useRef<() => void>(undefined);
  useEffect(() => () => kept.current?.(), []);
  return useCallback(
    (task) => {
      if (isDrawn()) kept.current = task;
      else task();
    },
    [isDrawn],
  );
}
