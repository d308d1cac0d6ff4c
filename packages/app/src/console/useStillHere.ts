import { useCallback, useEffect, useRef } from "react";
import { useNavigation } from "./ConsoleRouter";

/** Whether the page that asks is still where the person is: an answer that comes late must not take them elsewhere. */
export function useStillHere(): () => boolean {
  const { navigation, view } = useNavigation();
  const { pathname } = view.location;
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  // The address changes first; the old page stands until the next one's code is there.
  return useCallback(() => isDrawn.current && navigation.address.location.pathname === pathname, [navigation, pathname]);
}
