import { useEffect } from "react";
import { addons, types, useGlobals, useStorybookState, type API } from "storybook/manager-api";
import { Heard } from "./heard";
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

/** Sidebar links keep the theme and width of what is shown, also when they are copied or opened in another tab. */
function completeLink(api: API, { target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='?path=/']") : null;
  const [, viewMode, id] = /[?]path=\/(story|docs)\/([\w-]+)/.exec(link?.getAttribute("href") ?? "") ?? [];
  if (link && id !== undefined)
    link.href = api.getStoryHrefs(id, { viewMode: viewMode === "docs" ? "docs" : "story" }).managerHref;
}

const addon = "understudy/toolbar";

addons.register(addon, (api) => {
  addons.add(`${addon}/width`, { type: types.TOOL, title: "Page width", render: PageWidth });
  addons.add(`${addon}/heard`, { type: types.PANEL, title: "Screen reader", render: Heard });
  for (const event of ["pointerdown", "contextmenu", "focusin"])
    document.addEventListener(event, (each) => completeLink(api, each), true);
});
