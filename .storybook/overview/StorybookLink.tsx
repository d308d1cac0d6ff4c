import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { AnchorProps } from "@understudy/ui";
import { displayOf } from "../display";
import { currentGlobals } from "../globals";
import { addressOf, isPlainClick, linkTo } from "../links";

/** Navigates within Storybook without a reload. The link keeps the theme and the width, also when it is copied. */
export function StorybookLink({ href, children, ...rest }: AnchorProps) {
  const [, path] = /^\?path=([^&#]+)$/.exec(href) ?? [];
  if (path === undefined)
    return (
      <a {...rest} href={href} target="_parent">
        {children}
      </a>
    );
  const link = linkTo(path, displayOf(currentGlobals()));
  return (
    <a
      {...rest}
      href={addressOf(link)}
      target="_parent"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, link);
      }}
    >
      {children}
    </a>
  );
}
