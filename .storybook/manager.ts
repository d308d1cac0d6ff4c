import { useEffect, useRef } from "react";
import {
  addons,
  types,
  useArgs,
  useGlobals,
  useStorybookApi,
  useStorybookState,
  type API,
} from "storybook/manager-api";
import { storybookTheme } from "./theme";

addons.setConfig({
  theme: storybookTheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  // The panel would cover part of a phone-sized story. Alt+A shows it.
  layout: { showPanel: false },
  sidebar: {
    // The docs page of a component has its guide and props.
    renderLabel: (item) =>
      item.type === "docs" && isPage(item.title) && item.name === "Docs" ? "All states" : item.name,
  },
});

const isPage = (title: string | undefined) => /^(?:Pages|Around pages)\//.test(title ?? "");

/** Storybook drops texts with other characters from the address, such as “8,500”. They get a parameter of their own. */
const isKept = (value: unknown) => typeof value !== "string" || /^[\w -]*$/.test(value);

/** Storybook writes parameters into the address as they are. */
const escaped = (json: string) =>
  json.replaceAll(/[%&#+]/g, (character) => String.raw`\u00${character.charCodeAt(0).toString(16)}`);

/** A link may have been cut off. */
function readArgs(shared: string): Record<string, unknown> {
  try {
    return JSON.parse(shared);
  } catch {
    return {};
  }
}

function SharedControls() {
  const api = useStorybookApi();
  const [, updateArgs] = useArgs();
  const isRestored = useRef(false);
  const story = api.getCurrentStoryData();
  // Both are missing until the preview has loaded the story.
  const { args, initialArgs } = story?.type === "story" ? story : {};
  useEffect(() => {
    if (args === undefined || initialArgs === undefined) return;
    const shared = api.getQueryParam("texts");
    if (!isRestored.current && shared) updateArgs(readArgs(shared));
    else {
      const texts = Object.entries(args).filter(
        ([name, value]) => value !== initialArgs[name] && !isKept(value),
      );
      const wanted = texts.length === 0 ? null : escaped(JSON.stringify(Object.fromEntries(texts)));
      if (wanted !== (shared ?? null)) api.applyQueryParams({ texts: wanted }, { replace: true });
    }
    isRestored.current = true;
  }, [api, args, initialArgs, updateArgs]);
  return null;
}

const desktop = "1440px";

/** Opens pages at the width of a desktop, and components at the width of the canvas, unless another width was chosen. */
function PageWidth() {
  const [globals, updateGlobals] = useGlobals();
  const { index, storyId } = useStorybookState();
  const story = index?.[storyId];
  const { viewport } = globals;
  const width: unknown = typeof viewport === "string" ? viewport : viewport?.value;
  // Globals set before the preview has loaded a story are lost.
  const isShowingPage = story?.type === "story" && story.prepared ? isPage(story.title) : undefined;
  useEffect(() => {
    if (isShowingPage === true && width === undefined)
      updateGlobals({ viewport: { value: desktop, isRotated: false } });
    if (isShowingPage === false && width === desktop)
      updateGlobals({ viewport: { value: undefined, isRotated: false } });
  }, [isShowingPage, width, updateGlobals]);
  return null;
}

/** The margins around a story that has a width. */
const margins = 82;

/** Zooms out until the story's whole width is visible. Its window keeps the width, as the canvas says. */
function fitToCanvas() {
  const canvas = document.querySelector("#storybook-preview-wrapper");
  const frame = canvas?.querySelector<HTMLElement>("[data-scale]");
  if (!canvas || !frame) return;
  const width = Number.parseFloat(/[\d.]+px/.exec(frame.style.width)?.[0] ?? "");
  // Whole pixels: the window would be a pixel narrower otherwise.
  const visible = Math.floor(canvas.clientWidth - margins);
  const zoom = visible < width ? String(visible / width) : "";
  if (frame.style.zoom !== zoom) frame.style.zoom = zoom;
}

/** Sidebar links keep the theme and width of what is shown, also when they are copied or opened in another tab. */
function completeLink(api: API, { target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='?path=/']") : null;
  const [, viewMode, id] = /[?]path=\/(story|docs)\/([\w-]+)/.exec(link?.getAttribute("href") ?? "") ?? [];
  if (link && id !== undefined)
    link.href = api.getStoryHrefs(id, { viewMode: viewMode === "docs" ? "docs" : "story" }).managerHref;
}

const addon = "understudy/toolbar";

addons.register(addon, (api) => {
  addons.add(`${addon}/controls`, {
    type: types.TOOL,
    title: "Shared controls",
    render: SharedControls,
  });
  addons.add(`${addon}/width`, { type: types.TOOL, title: "Page width", render: PageWidth });
  new MutationObserver(fitToCanvas).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["style", "data-scale"],
  });
  addEventListener("resize", fitToCanvas);
  for (const event of ["pointerdown", "contextmenu", "focusin"])
    document.addEventListener(event, (each) => completeLink(api, each), true);
});
