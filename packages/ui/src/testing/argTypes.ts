import * as icons from "../icon/icons";
import { tones } from "@understudy/base";

// Storybook can't read `keyof typeof styles` from the types; these declare the options of such props.

type Choice = { control: "select"; options: readonly (string | number)[]; description?: string };

/** The values of a list, or the keys of a table of styles. */
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

export const toneArgType = choice(tones);

export const iconArgType = { control: "select" as const, options: Object.keys(icons), mapping: icons };
