import { createElement, useEffect, useRef } from "react";
import { addons, types, useArgs, useGlobals, useStorybookApi } from "storybook/manager-api";
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

const addon = "understudy/toolbar";

addons.register(addon, () => {
  addons.add(`${addon}/controls`, {
    type: types.TOOL,
    title: "Shared controls",
    render: SharedControls,
  });
  addons.add(`${addon}/frame`, {
    type: types.TOOL,
    title: "Frame",
    match: ({ viewMode }) => viewMode === "story",
    render: FrameChoice,
  });
});
