import { createElement } from "react";
import { addons, types, useGlobals, useStorybookApi } from "storybook/manager-api";
import { displayOf, frames } from "./display";
import { storybookTheme } from "./theme";

addons.setConfig({
  theme: storybookTheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  // The panel would cover part of a phone-sized story. Alt+A shows it.
  layout: { showPanel: false },
});

const labels = { on: "With frame", collapsed: "Collapsed frame", off: "Without frame" };

/** Only pages have a frame; Storybook's own toolbar items are the same for all stories. */
function FrameChoice() {
  const [globals, setGlobals] = useGlobals();
  const story = useStorybookApi().getCurrentStoryData();
  if (!story?.title.startsWith("Pages/")) return null;
  // Storybook compiles this file without the automatic JSX runtime.
  return createElement(
    "select",
    {
      "aria-label": "Frame",
      value: displayOf(globals).frame,
      onChange: ({ target }: { target: HTMLSelectElement }) => setGlobals({ frame: target.value }),
      style: {
        fontFamily: "inherit",
        fontSize: 12,
        fontWeight: 700,
        color: "inherit",
        background: "none",
        border: 0,
        cursor: "pointer",
      },
    },
    frames.map((value) => createElement("option", { key: value, value }, labels[value])),
  );
}

const addon = "understudy/frame";

addons.register(addon, () => {
  addons.add(`${addon}/tool`, {
    type: types.TOOL,
    title: "Frame",
    match: ({ viewMode }) => viewMode === "story",
    render: FrameChoice,
  });
});
