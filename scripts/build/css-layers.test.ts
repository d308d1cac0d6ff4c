import { expect, test } from "vitest";
import { inLayer } from "./css-layers";

const file = (path: string) => `/project/packages/${path}.css.ts.vanilla.css`;
const rule = ".a { color: red }";

test.each([
  ["ui/src/button/Button", "components"],
  ["screens/src/runs/RunFilters", "screens"],
  ["ui/src/theme/global", "reset"],
  ["ui/src/theme/vars", "tokens"],
])("%s is in the layer of %s", (path, layer) =>
  expect(inLayer(file(path), rule)).toContain(`@layer ${layer} {\n${rule}\n}`),
);

test("the files that come first name the order", () => {
  for (const path of ["ui/src/theme/global", "ui/src/theme/vars"])
    expect(inLayer(file(path), rule)).toMatch(/^@layer reset, tokens, components, screens;/);
});

test("other files are left as they are", () =>
  expect(inLayer("/project/.storybook/guide/guide.css.ts.vanilla.css", rule)).toBeUndefined());
