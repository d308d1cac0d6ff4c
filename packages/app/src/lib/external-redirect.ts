import { useEffect } from "react";

/** Leaves the console for an address that has been found safe. */
export const redirectTo = (address: string) => window.location.assign(address);

/** Calls back when Back restores this page as it was left. */
export function useBackForwardRestore(onReturn: () => void): void {
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, [onReturn]);
}
