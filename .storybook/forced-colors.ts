import { vars } from "@understudy/ui/vars";

/** The system color that replaces a token; undefined if the token keeps its colors, as fills of charts do. */
const systemColors: readonly [RegExp, string | undefined][] = [
  [/^--color-tone-\w+-solid$/, undefined],
  [/^--color-shadow-/, "0 0 transparent"],
  [/-link$/, "LinkText"],
  [/-focus$/, "Highlight"],
  [/^--color-(?:accent|danger)-solid/, "ButtonFace"],
  [/-on-solid$/, "ButtonText"],
  [/^--color-(?:line|surface-hover)|-border$|-line$/, "CanvasText"],
  [/-(?:text|main|muted|on-soft|on-active|mark)$/, "CanvasText"],
];

const systemColorOf = (variable: string): string | undefined => {
  const [, color] = systemColors.find(([pattern]) => pattern.test(variable)) ?? [undefined, "Canvas"];
  return color;
};

type Tokens = string | { readonly [name: string]: Tokens };

const variablesOf = (tokens: Tokens): string[] =>
  typeof tokens === "string"
    ? (/--color-[\w-]+/.exec(tokens) ?? [])
    : Object.values(tokens).flatMap(variablesOf);

const variables = variablesOf(vars.color);

/**
 * Shows the page in the system's colors, as under a contrast theme. A page can't turn these on, so each token gets the
 * color that the browser would choose where the token is used. Colors of images stay.
 */
export function forceColors(isForced: boolean): void {
  const { style } = document.documentElement;
  for (const variable of variables) {
    const color = isForced ? systemColorOf(variable) : undefined;
    if (color === undefined) style.removeProperty(variable);
    else style.setProperty(variable, color);
  }
}
