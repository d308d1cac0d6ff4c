import { useCallback } from "react";
import { createPath } from "react-router-dom";
import { useSession } from "../session/session";

/** Navigates like a link: to the current URL without another history entry. */
export function useFollowLink(): (href: string) => void {
  const { router } = useSession();
  return useCallback(
    (href) => void router.navigate(href, { replace: href === createPath(router.state.location) }),
    [router],
  );
}
