import { expect, test } from "vitest";
import { componentsIn, sbom } from "./sbom.mjs";

test("an SBOM has each package of the bundle once", () => {
  const parts = componentsIn(
    `@azure/msal-browser 5.29.0 (MIT)\n\nThe text (of it)\n\n${"-".repeat(80)}\n\nreact 19.3.1 (MIT)\n\nA text\n`,
  );
  const { components, specVersion } = JSON.parse(sbom("console", "1.0.0", [...parts, ...parts]));
  expect(specVersion).toBe("1.5");
  expect(components.map(({ purl }: { purl: string }) => purl)).toEqual([
    "pkg:npm/%40azure/msal-browser@5.29.0",
    "pkg:npm/react@19.3.1",
  ]);
});
