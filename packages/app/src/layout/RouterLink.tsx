import type { AnchorProps } from "@understudy/ui";
import { type MouseEvent, useCallback } from "react";
import { createPath } from "react-router-dom";
import { useSession } from "../session/session";

/** An unmodified primary click that nothing has handled yet; the browser handles the others. */
const isPlainClick = ({ button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !defaultPrevented && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** React Router's Link would subscribe each of a table's hundred links to the location. */
export function RouterLink({ href, onClick, children, ...props }: AnchorProps) {
  const { preload } = useSession();
  const followLink = useFollowLink();
  if (!href.startsWith("/") || props.target === "_blank") {
    return (
      <a href={href} onClick={onClick} {...props}>
        {children}
      </a>
    );
  }
  const preloadCode = () => preload(href);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    followLink(href);
  };
  return (
    <a href={href} {...props} onClick={click} onPointerEnter={preloadCode} onFocus={preloadCode}>
      {children}
    </a>
  );
}

/** Navigates like a link: to the current URL without another history entry. */
export function useFollowLink(): (href: string) => void {
  const { router, history } = useSession();
  return useCallback(
    (href) => {
      const { location } = router.state;
      const state = history.linkState(location.pathname, href);
      void router.navigate(href, { replace: href === createPath(location), state });
    },
    [router, history],
  );
}
