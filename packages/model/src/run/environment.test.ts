import { expect, test } from "vitest";
import { environmentLabel, parseEnvironment } from "./environment";

test.each([
  ["dev", "dev", "Development"],
  ["development", "dev", "Development"],
  ["Production", "prod", "Production"],
  [" staging ", "staging", "Staging"],
  ["qa", null, "qa"],
  ["", null, "—"],
  [null, null, "—"],
])("the environment %j is %s and labeled %s", (env, known, label) => {
  expect(parseEnvironment(env)).toBe(known);
  expect(environmentLabel(env)).toBe(label);
});
