const asked = "(prefers-reduced-motion: reduce)";
const found = new Set<CSSMediaRule>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === asked) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/**
 * A page cannot change what the system prefers. It can make the very rules apply that the preference would,
 * so that what one sees is what somebody with that preference gets.
 */
function reduceMotion(isReduced: boolean) {
  for (const sheet of document.styleSheets) for (const rule of mediaRules(sheet.cssRules)) found.add(rule);
  for (const { media } of found) media.mediaText = isReduced ? "all" : asked;
}

/** How large somebody set the text, by a word: a number in an address would come back as one, and as another choice. */
const textSizes = { normal: "100%", large: "150%", huge: "200%" } as const;

const isTextSize = (value: unknown): value is keyof typeof textSizes =>
  typeof value === "string" && value in textSizes;

export interface Dress {
  theme: "light" | "dark";
  text: keyof typeof textSizes;
  motion: "full" | "reduced";
}

export function dressed(globals: Record<string, unknown>): Dress {
  return {
    theme: globals["theme"] === "dark" ? "dark" : "light",
    text: isTextSize(globals["text"]) ? globals["text"] : "normal",
    motion: globals["motion"] === "reduced" ? "reduced" : "full",
  };
}

/** Puts the toolbar's choices on the document. */
export function wear({ theme, text, motion }: Dress): void {
  const { documentElement } = document;
  documentElement.dataset["theme"] = theme;
  documentElement.style.fontSize = text === "normal" ? "" : textSizes[text];
  reduceMotion(motion === "reduced");
}
