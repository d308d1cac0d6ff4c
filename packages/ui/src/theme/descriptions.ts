import type { Tone } from "@understudy/base";
import type { Colors } from "./values";

const meaning: Record<Tone, string> = {
  good: "Good: succeeded, published, joined",
  bad: "Bad: failed, limit reached",
  warning: "Warning: timed out, drift, near a limit",
  info: "Info: running, invited",
  neutral: "Neutral: disabled, unknown",
};

const tone = (name: Tone): Colors["tone"][Tone] => ({
  text: `${meaning[name]}; text and icons on its soft color and on every surface`,
  soft: `${meaning[name]}; the background of a badge or banner`,
  border: `${meaning[name]}; the edge of a badge or banner`,
  solid: `${meaning[name]}; a filled mark, such as a bar of a chart`,
});

/** What each color is for, on the Tokens page and in the export. */
export const colorDescriptions: Colors = {
  surface: {
    canvas: "The page background",
    card: "Cards, tables and dialogs",
    sunken: "Inside cards: code, table headers, read-only fields",
    raised: "Overlays: menus, tooltips, dialogs",
    hover: "A hovered row or item",
  },
  text: { main: "Text", muted: "Secondary text", link: "Links" },
  line: {
    soft: "Decorative separators",
    control: "Borders of inputs, with a contrast of at least 3:1",
    button: "Borders of buttons, which their label identifies",
    focus: "The focus ring",
  },
  accent: {
    solid: "Primary buttons and checked controls",
    solidHover: "A hovered primary button",
    onSolid: "Text on solid",
    soft: "Selected items",
    onSoft: "Text on soft",
  },
  mark: {
    recorded: "What was recorded, in the mark and in drawings: outlines",
    performed: "What was performed: solid shapes",
  },
  danger: {
    solid: "Buttons for what can’t be undone",
    solidHover: "The same, hovered",
    onSolid: "Text on solid",
  },
  chrome: {
    back: "The sidebar, dark in both themes",
    text: "Text on it",
    muted: "Secondary text on it",
    hover: "A hovered entry",
    active: "A raised area on it",
    onActive: "Text of the current entry and of what is raised",
    mark: "The mark at the current entry",
    line: "Separators on it",
  },
  tone: {
    good: tone("good"),
    bad: tone("bad"),
    warning: tone("warning"),
    info: tone("info"),
    neutral: tone("neutral"),
  },
  veil: "The backdrop of a dialog",
  shadow: { low: "Cards", high: "Overlays" },
};
