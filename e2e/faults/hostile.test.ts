import { describe } from "vitest";
import { casesOf, isWhole } from "./cases";
import { findInjection } from "./find-injection";
import { test } from "./fault-test";
import { ViolationError, expectNoViolations } from "./violations";
import { draftPath, readPlaces, runPath } from "./reads";

const paths = [
  "/",
  "/actions",
  "/actions/act_book_table",
  "/drafts",
  draftPath,
  "/runs",
  runPath,
  "/settings",
  "/settings/site",
  "/settings/chat",
  "/settings/keys",
  "/billing",
  "/team",
];
const reads = [...new Set(readPlaces.map(({ call }) => call))];

/** Each response uses the next of the sandbox's hostile strings; after this many, every field has had each of them. */
const turns = isWhole ? 15 : 1;
const narrow = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

const cases = casesOf(paths, ["hostile-strings", "long-strings", "hostile-ids"] as const).map(
  ({ place, fault }) => ({ path: place, fault, name: fault }),
);

describe.for(cases)("hostile · $name", ({ path, fault }) => {
  test(`everywhere on ${path}`, async ({ scenario }) => {
    const { page, go, console, alerts } = scenario;
    for (const call of reads) console.sandbox.control.apply({ fault: { call, fault } });
    for (let turn = 0; turn < (fault === "hostile-strings" ? turns : 1); turn += 1) {
      await go(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForFunction(() => document.querySelector("[aria-busy='true']") === null);
      for (const size of [narrow, wide]) {
        await page.setViewportSize(size);
        await expectNoViolations(page, { rawText: true });
      }
      const harm = await page.evaluate(findInjection);
      if (harm !== "" || alerts.said.length > 0)
        throw new ViolationError("injected markup or script", `${harm} ${alerts.said.join("|")}`);
    }
  });
});
