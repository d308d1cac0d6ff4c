import { createElement } from "react";
import { Button } from "storybook/internal/components";
import { addons, types, useStorybookApi } from "storybook/manager-api";
import { routeOfEntry, routeOfId } from "./map";
import { storybookTheme } from "./theme";

const roots: Record<string, string> = { guide: "Start here", screens: "Pages", ui: "Components" };

addons.setConfig({
  theme: storybookTheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  // A phone is taller than what the panel leaves of the window; A brings it back.
  showPanel: false,
  sidebar: {
    // The folders are the map; a page is called by its address.
    renderLabel: ({ type, id, name }) => {
      if (type === "root") return roots[name] ?? name;
      return type === "component" ? (routeOfId(id)?.address ?? name) : name;
    },
  },
});

/** Says which address a story belongs to, and leads to the page's overview and texts. */
function Address() {
  const api = useStorybookApi();
  const story = api.getCurrentStoryData();
  const route = story === undefined ? undefined : routeOfEntry(story.title);
  if (story === undefined || route === undefined) return null;
  const open = () => api.selectStory(story.title, "Overview", { viewMode: "docs" });
  // Storybook's own build of this file knows JSX only with React in sight.
  return createElement(
    Button,
    {
      variant: "ghost",
      padding: "small",
      ariaLabel: `${route.address}: all states and texts of this page`,
      onClick: open,
    },
    route.address,
  );
}

const addon = "understudy/address";

addons.register(addon, () => {
  addons.add(`${addon}/tool`, {
    type: types.TOOL,
    title: "Address",
    match: ({ viewMode }) => viewMode === "story",
    render: Address,
  });
});
