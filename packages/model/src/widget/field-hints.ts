import { truncate } from "@understudy/base";
import { type NumberField, parseSettingNumber } from "./settings";
import { savedNumberText, unknownChoiceText } from "./widget-texts";

const longestChoice = 100;

/** A hint for a stored value that isn't one of the choices. */
export function unknownChoiceHint(stored: string, known: readonly string[], shown: string): string | null {
  return known.includes(stored) ? null : unknownChoiceText(truncate(stored, longestChoice), shown);
}

/** A hint for a number that will be saved differently from what was typed. */
export function sentNumberHint(field: NumberField, typed: string): string | null {
  const sent = parseSettingNumber(field, typed);
  return String(sent) === typed.trim() ? null : savedNumberText(sent);
}
