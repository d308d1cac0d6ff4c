import { expect } from "@playwright/test";
import { casesOf, declareCases, groupsOf, waitUntil } from "./cases";
import { findInjection } from "./find-injection";
import { test } from "./fault-test";
import { ViolationError, expectNoViolations } from "./violations";
import { knownPages } from "../harness/pages";
import { readTargets } from "./reads";

const reads = [...new Set(readTargets.map(({ call }) => call))];

/** Each response uses the next hostile string; after this many, each field has had all of them. */
const allTurns = 15;
const narrow = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

const kinds = ["hostile-strings", "long-strings", "hostile-ids"] as const;

declareCases(casesOf(knownPages, kinds), (declared, isSample) => {
  for (const [fault, cases] of groupsOf(declared, isSample, (each) => each))
    test(`hostile · ${fault} · ${cases.map(({ target }) => target).join(", ")}`, async ({ scenario }) => {
      const { page, go, sandbox, alerts, made } = scenario;
      for (const { target: path } of cases)
        await test.step(path, async () => {
          const sent = () => reads.reduce((sum, call) => sum + made(call), 0);
          for (const call of reads) sandbox.control.apply({ fault: { call, fault } });
          for (let turn = 0; turn < (fault === "hostile-strings" && !isSample ? allTurns : 1); turn += 1) {
            const before = sent();
            await go(path);
            if (readTargets.some((target) => target.path === path))
              await waitUntil(() => sent() > before, `${path} made its calls`);
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
            await page.waitForFunction(() => document.querySelector("[aria-busy='true']") === null);
            for (const size of [narrow, wide]) {
              await page.setViewportSize(size);
              await expectNoViolations(page, { rawText: true });
            }
            const injection = await page.evaluate(findInjection);
            if (injection !== "" || alerts.said.length > 0)
              throw new ViolationError("injected markup or script", `${injection} ${alerts.said.join("|")}`);
          }
        });
    });
});
