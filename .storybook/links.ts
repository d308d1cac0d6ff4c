import { displayOf, globalsParam, type Display } from "./display";
import { currentGlobals } from "./globals";

const defaults: Partial<Display> = {
  theme: "light",
  text: "normal",
  motion: "full",
  contrast: "normal",
  frame: "on",
};

/** The toolbar's choices that a link has to name. */
function chosen({ width, ...display }: Display, isPage: boolean): Record<string, string> {
  const differing = Object.entries(display).filter(
    ([name, value]) => value !== Object.entries(defaults).find(([key]) => key === name)?.[1],
  );
  return Object.fromEntries(isPage ? [...differing, ["viewport.value", width]] : differing);
}

/** A link to a story or docs page that shows what the reader sees now: `?path=/story/…&globals=theme:dark`. */
export function linkTo(path: string, display: Display): string {
  const globals = globalsParam(chosen(display, /^\/\w+\/(?:pages|around-pages)-/.test(path)));
  return `?path=${path}${globals === "" ? "" : `&globals=${globals}`}`;
}

/** Docs pages and stories are frames, whose own address is without Storybook. */
export const addressOf = (link: string): string =>
  new URL(link, parent.location.href.replace(link.startsWith("#") ? /#.*/ : /[?#].*/, "")).href;

interface Click {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Not one that opens another tab or window. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Completes Storybook's own links on a docs page, which are relative to its frame, before they are copied or opened in
 * another tab. A plain click needs the relative link.
 */
export function completeLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.dataset["relative"] ?? link?.getAttribute("href");
  if (!link || !/^(?:#|\?path=)/.test(href ?? "")) return;
  const relative = String(href);
  const [, path] = /^\?path=([^&#]+)/.exec(relative) ?? [];
  const wanted = path === undefined ? relative : linkTo(path, displayOf(currentGlobals()));
  link.dataset["relative"] = relative;
  const isClicked = event instanceof PointerEvent && event.type === "pointerdown" && isPlainClick(event);
  link.setAttribute("href", isClicked || event.type === "focusin" ? wanted : addressOf(wanted));
}
