import { createElement } from "react";
import { Button } from "storybook/internal/components";
import { addons, types, useStorybookApi } from "storybook/manager-api";
import { routeOfTitle } from "./map";
import { storybookTheme } from "./theme";

addons.setConfig({
  theme: storybookTheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  // The panel would cover part of a phone-sized story. Press A to show it.
  showPanel: false,
});

/** The page's address; opens its overview. */
function Address() {
  const api = useStorybookApi();
  const story = api.getCurrentStoryData();
  const route = story === undefined ? undefined : routeOfTitle(story.title);
  if (story === undefined || route === undefined) return null;
  const open = () => api.selectStory(story.title, "Overview", { viewMode: "docs" });
  // Storybook compiles this file without the automatic JSX runtime.
  return createElement(
    Button,
    {
      variant: "ghost",
      padding: "small",
      ariaLabel: `${route.address}: all states and copy`,
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
