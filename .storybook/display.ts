import { forceColors } from "./forced-colors";
import { widths, type Width } from "./widths";

const preferences = ["(prefers-reduced-motion: reduce)", "(forced-colors: active)"] as const;
const length = /([\d.]+)rem/g;
/** The media queries that depend on the user's preferences, as they are written. */
const queries = new Map<CSSMediaRule, string>();

function findQueries(rules: CSSRuleList) {
  for (const rule of rules) {
    const query = rule instanceof CSSMediaRule ? rule.media.mediaText : "";
    const isPreference = preferences.some((preference) => preference === query);
    if (rule instanceof CSSMediaRule && !queries.has(rule) && (isPreference || query.includes("rem")))
      queries.set(rule, query);
    if (rule instanceof CSSGroupingRule) findQueries(rule.cssRules);
  }
}

interface Preferences {
  isReduced: boolean;
  isForced: boolean;
  scale: number;
}

/** A page can't set the user's preferences, so its media rules are changed. */
function adaptQueries({ isReduced, isForced, scale }: Preferences) {
  const [reduced, forced] = preferences;
  for (const sheet of document.styleSheets) findQueries(sheet.cssRules);
  for (const [{ media }, query] of queries) {
    const isOn = (isReduced && query === reduced) || (isForced && query === forced);
    const wanted = isOn ? "all" : query.replaceAll(length, (_, rem) => `${Number(rem) * scale}rem`);
    // Any assignment, also of the same text, makes Chromium load the fonts again: a story would play in a fallback font.
    if (media.mediaText !== wanted) media.mediaText = wanted;
  }
}

/** Named, because Storybook would parse a number in the URL as a number. */
const textSizes = { normal: 1, large: 1.5, huge: 2 } as const;

const themes = ["light", "dark"] as const;
const motions = ["full", "reduced"] as const;
const contrasts = ["normal", "forced"] as const;
const frames = ["on", "collapsed", "off"] as const;

export interface Display {
  theme: (typeof themes)[number];
  text: keyof typeof textSizes;
  motion: (typeof motions)[number];
  /** Forced colors, as of Windows' contrast themes. */
  contrast: (typeof contrasts)[number];
  /** The console's header and sidebar around a page. */
  frame: (typeof frames)[number];
  /** Of overviews; Storybook's viewport switch applies it to stories. */
  width: Width;
}

/** The option that equals the value, or else the first one. */
const oneOf = <Option>(options: readonly [Option, ...Option[]], value: unknown): Option =>
  options.find((option) => option === value) ?? options[0];

const viewportOf = ({ viewport }: Record<string, unknown>): unknown =>
  viewport !== null && typeof viewport === "object" && "value" in viewport ? viewport.value : viewport;

/** The toolbar's choices. */
export function displayOf(globals: Record<string, unknown>): Display {
  return {
    theme: oneOf(themes, globals["theme"]),
    text: oneOf(["normal", "large", "huge"], globals["text"]),
    motion: oneOf(motions, globals["motion"]),
    contrast: oneOf(contrasts, globals["contrast"]),
    frame: oneOf(frames, globals["frame"]),
    width: oneOf(["1440px", ...widths.keys()], viewportOf(globals)),
  };
}

/** As in a URL: `theme:dark;text:huge`. */
export const globalsParam = (globals: Readonly<Record<string, string>>): string =>
  Object.entries(globals)
    .map((pair) => pair.join(":"))
    .join(";");

type AppliedDisplay = Pick<Display, "theme" | "text" | "motion" | "contrast">;

export function applyDisplay({ theme, text, motion, contrast }: AppliedDisplay): void {
  const { documentElement } = document;
  documentElement.dataset["theme"] = theme;
  documentElement.style.fontSize = text === "normal" ? "" : `${100 * textSizes[text]}%`;
  adaptQueries({ isReduced: motion === "reduced", isForced: contrast === "forced", scale: textSizes[text] });
  forceColors(contrast === "forced");
}
