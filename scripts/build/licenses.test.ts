import { expect, test } from "vitest";
import { licenseProblem } from "./licenses";

const react = { name: "react", version: "19.3.0", identifier: "MIT", text: "MIT License" };

test("a license must be on the list and bring its text", () => {
  expect(licenseProblem(react)).toBeNull();
  expect(licenseProblem({ ...react, identifier: "GPL-3.0-only" })).toContain("GPL-3.0-only");
  expect(licenseProblem({ name: "react", version: "19.3.0", text: "MIT License" })).toContain("(none)");
  expect(licenseProblem({ name: "react", version: "19.3.0", identifier: "MIT" })).toContain(
    "no license text",
  );
});
