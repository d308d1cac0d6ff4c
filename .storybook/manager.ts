import { createElement, useEffect, useRef } from "react";
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

/** Storybook drops some values from the address, such as “8,500”. All changed controls are in a parameter of ours. */
function SharedControls() {
  const api = useStorybookApi();
  const [, updateArgs] = useArgs();
  const isRestored = useRef(false);
  const story = api.getCurrentStoryData();
  // Both are missing until the preview has loaded the story.
  const { args, initialArgs } = story?.type === "story" ? story : {};
  useEffect(() => {
    if (args === undefined || initialArgs === undefined) return;
    const shared = api.getQueryParam("controls");
    if (!isRestored.current && shared) updateArgs(readArgs(shared));
    else {
      const changed = Object.entries(args).filter(([name, value]) => value !== initialArgs[name]);
      const wanted = changed.length === 0 ? null : escaped(JSON.stringify(Object.fromEntries(changed)));
      if (wanted !== (shared ?? null)) api.applyQueryParams({ controls: wanted }, { replace: true });
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

const zoomId = "console-zoom";
/** Storybook's own zoom stays at 100%, so the toolbar says this one. */
const Zoom = () => createElement("output", { id: zoomId, style: { fontSize: 12, alignSelf: "center" } });

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
  const shown = zoom === "" ? "" : `Fits at ${Math.round(Number(zoom) * 100)}%`;
  const output = document.querySelector(`#${zoomId}`);
  if (output && output.textContent !== shown) output.textContent = shown;
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
  addons.add(`${addon}/zoom`, { type: types.TOOL, title: "Zoom", render: Zoom });
  new MutationObserver(fitToCanvas).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["style", "data-scale"],
  });
  addEventListener("resize", fitToCanvas);
  for (const event of ["pointerdown", "contextmenu", "focusin"])
    document.addEventListener(event, (each) => completeLink(api, each), true);
});
