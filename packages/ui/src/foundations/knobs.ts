import * as icons from "../icon/icons";
import { tones } from "../theme/tokens";

// Storybook reads props from their types, and loses sight of a vocabulary that is written as a table. These give it back its knobs.

type Choice = { control: "select"; options: readonly (string | number)[]; description?: string };

/** One of a closed list, or of the names of a table of styles. */
export function choice(
  from: readonly (string | number)[] | Record<string, string>,
  description?: string,
): Choice {
  return {
    control: "select",
    options: Array.isArray(from) ? from : Object.keys(from),
    ...(description !== undefined && { description }),
  };
}

export const toneKnob = choice(tones);

export const iconKnob = { control: "select" as const, options: Object.keys(icons), mapping: icons };
