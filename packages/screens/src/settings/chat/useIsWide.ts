import { useSyncExternalStore } from "react";

/** Wide enough for the settings and their preview side by side. */
const query = "(width >= 72rem)";

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

const read = () => window.matchMedia(query).matches;

/** Whether the preview fits beside the form; below that, it opens as a sheet. */
export const useIsWide = () => useSyncExternalStore(subscribe, read, () => true);
