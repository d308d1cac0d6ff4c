import { useSyncExternalStore } from "react";

/** Below this width an open sidebar would take too much from tables. In rem, so that it follows the text size. */
const railQuery = "(width < 72rem)";

function subscribe(onChange: () => void) {
  const query = window.matchMedia(railQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the window has room only for the sidebar's icons. */
export const useIsRail = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(railQuery).matches,
    () => false,
  );
