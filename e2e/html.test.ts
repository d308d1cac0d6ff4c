import axe from "axe-core";
import { expect, type Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { paths } from "../packages/model/src/route/paths";
import { mainNavigation, test } from "./harness/test";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // The browser serializes the document in its own style.
    "doctype-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "no-inline-style": "off",
  },
});

async function problemsOf(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content());
  const html = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
  await page.evaluate(axe.source);
  const outside = await page.evaluate(async () => {
    const { violations } = await Reflect.get(window, "axe").run(document, {
      runOnly: { type: "rule", values: ["region", "target-size"] },
    });
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
      nodes.map((node) => `${id}: ${node.html}`),
    );
  });
  return [...html, ...outside];
}

/** Values for `:id`. */
const ids: Partial<Record<string, string>> = {
  action: "act_book_table",
  draft: "drf_reschedule",
  run: "run_90000",
};

test.describe("HTML is valid and inside landmarks", () => {
  test.describe(() => {
    test.use({ role: null, bypassCSP: true });
    test("on the login page and on the page for an invalid config.json", async ({ page, sandbox }) => {
      await page.goto(sandbox.url);
      await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
      await page.route("**/config.json", (route) => route.fulfill({ json: {} }));
      await page.goto(sandbox.url);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    });
  });

  test.describe(() => {
    test.use({ bypassCSP: true });
    test("on every page, with its data", { tag: "@nightly" }, async ({ page, sandbox }) => {
      test.setTimeout(180_000);
      await page.goto("/");
      await expect(mainNavigation(page)).toBeVisible();
      const found: Record<string, string[]> = {};
      for (const [name, { pattern }] of Object.entries(paths)) {
        await page.goto(sandbox.url + pattern.replace(":id", ids[name] ?? ""));
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
        await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
        const problems = await problemsOf(page);
        if (problems.length > 0) found[name] = problems;
      }
      expect(found).toEqual({});
    });
  });
});
