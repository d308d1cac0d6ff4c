import { widths, type Width } from "./widths";

const preference = "(prefers-reduced-motion: reduce)";
const found = new Set<CSSMediaRule>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === preference) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/** A page can't set the user's preference, so its media rules are changed to apply always. */
function reduceMotion(isReduced: boolean) {
  for (const sheet of document.styleSheets) for (const rule of mediaRules(sheet.cssRules)) found.add(rule);
  const wanted = isReduced ? "all" : preference;
  // Any assignment, also of the same text, makes Chromium load the fonts again: a story would play in a fallback font.
  for (const { media } of found) if (media.mediaText !== wanted) media.mediaText = wanted;
}

/** Named, because Storybook would parse a number in the URL as a number. */
const textSizes = { normal: "100%", large: "150%", huge: "200%" } as const;

const themes = ["light", "dark"] as const;
const motions = ["full", "reduced"] as const;
export const frames = ["on", "collapsed", "off"] as const;

export interface Display {
  theme: (typeof themes)[number];
  text: keyof typeof textSizes;
  motion: (typeof motions)[number];
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
    frame: oneOf(frames, globals["frame"]),
    width: oneOf(["1440px", ...widths.keys()], viewportOf(globals)),
  };
}

export function applyDisplay({ theme, text, motion }: Pick<Display, "theme" | "text" | "motion">): void {
  const { documentElement } = document;
  documentElement.dataset["theme"] = theme;
  documentElement.style.fontSize = text === "normal" ? "" : textSizes[text];
  reduceMotion(motion === "reduced");
}
