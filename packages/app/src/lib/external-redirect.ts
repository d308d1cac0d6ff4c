import { useEffect } from "react";

/** Navigates to an external URL. The caller checks that it is safe. */
export const redirectTo = (address: string) => window.location.assign(address);

/** Calls back when the page is restored from the back/forward cache. */
export function useBackForwardRestore(onReturn: () => void): void {
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, [onReturn]);
}
