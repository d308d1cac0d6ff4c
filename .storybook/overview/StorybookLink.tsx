import { DocsContext } from "@storybook/addon-docs/blocks";
import type { AnchorProps } from "@understudy/ui";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { useContext, type MouseEvent } from "react";

const isPlain = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0;

/** Navigates within Storybook without a reload. */
export function StorybookLink({ href, children, onClick, ...rest }: AnchorProps) {
  const { channel } = useContext(DocsContext);
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, href);
  }
  return (
    <a {...rest} href={`./${href}`} target="_parent" onClick={open}>
      {children}
    </a>
  );
}
