import type { AnchorProps } from "@understudy/ui";
import type { MouseEvent } from "react";
import { useFollow } from "./ConsoleRouter";
import { useWarmUp } from "./warm-up";

/** A plain click, that nobody has taken yet: any other is the browser's own affair. */
const isOurs = ({ button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !defaultPrevented && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * Links inside the console need no reload, and start loading what they lead to when they are pointed at. The router's own
 * link resolves its address anew whenever the location changes, in each of a hundred links; ours are whole addresses.
 */
export function RouterLink({ href, onClick, children, ...props }: AnchorProps) {
  const warmUp = useWarmUp();
  const follow = useFollow();
  if (!href.startsWith("/") || props.target === "_blank") {
    return (
      <a href={href} onClick={onClick} {...props}>
        {children}
      </a>
    );
  }
  const start = () => warmUp(href);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOurs(event)) return;
    event.preventDefault();
    follow(href);
  };
  return (
    <a href={href} {...props} onClick={click} onPointerEnter={start} onFocus={start}>
      {children}
    </a>
  );
}
