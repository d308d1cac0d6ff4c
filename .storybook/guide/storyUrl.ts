import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { Display } from "../display";

const pairs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([key, value]) => `${key}:${value.replaceAll(" ", "+")}`)
    .join(";");

/** A story alone, with these props. Storybook ignores values with characters other than letters, digits and spaces. */
export const storyUrl = (
  title: string,
  story: string,
  theme: Display["theme"],
  args: Readonly<Record<string, string>> = {},
): string =>
  `iframe.html?viewMode=story&embed=true&id=${toId(title, storyNameFromExport(story))}&args=${pairs(args)}&globals=theme:${theme};frame:off;a11y.manual:!true`;
