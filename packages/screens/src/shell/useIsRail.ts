import { useSyncExternalStore } from "react";

/** Below this width, an expanded sidebar would leave too little space for tables. In rem, to follow the text size. */
const railQuery = "(width < 72rem)";

function subscribe(onChange: () => void) {
  const query = window.matchMedia(railQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the sidebar shows only icons because the window is narrow. */
export const useIsRail = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(railQuery).matches,
    () => false,
  );
