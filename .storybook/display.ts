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
  for (const { media } of found) media.mediaText = isReduced ? "all" : preference;
}

/** Named, because Storybook would parse a number in the URL as a number. */
const textSizes = { normal: "100%", large: "150%", huge: "200%" } as const;

const isTextSize = (value: unknown): value is keyof typeof textSizes =>
  typeof value === "string" && value in textSizes;

export interface Display {
  theme: "light" | "dark";
  text: keyof typeof textSizes;
  motion: "full" | "reduced";
  frame: "on" | "off";
}

/** The toolbar's choices. */
export function displayOf(globals: Record<string, unknown>): Display {
  return {
    theme: globals["theme"] === "dark" ? "dark" : "light",
    text: isTextSize(globals["text"]) ? globals["text"] : "normal",
    motion: globals["motion"] === "reduced" ? "reduced" : "full",
    frame: globals["frame"] === "off" ? "off" : "on",
  };
}

export function applyDisplay({ theme, text, motion }: Omit<Display, "frame">): void {
  const { documentElement } = document;
  documentElement.dataset["theme"] = theme;
  documentElement.style.fontSize = text === "normal" ? "" : textSizes[text];
  reduceMotion(motion === "reduced");
}
