import { expect, type Page, type Request } from "@playwright/test";
import { calls } from "./harness/requests";
import { test, type TestSandbox } from "./harness/test";

const withoutNewRuns = { runIntervalSeconds: 0 } as const;
const pageOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const lists = (sandbox: TestSandbox, path: string) => calls(sandbox, "GET", path).length;

/** Records the page's requests from now on. */
function listen(page: Page): () => string[] {
  const asked: string[] = [];
  page.on("request", (request: Request) => asked.push(new URL(request.url()).pathname));
  return () => asked;
}

test.describe("a page's code and data", () => {
  test.describe.configure({ timeout: 60_000 });

  test("are loaded once: the code on hover or focus of its link, the data when the page opens", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset(withoutNewRuns);
    await page.goto("/settings");
    await expect(heading(page, "Settings")).toBeVisible();
    for (const { name, code, path, trigger } of [
      { name: "Runs", code: pageOf("RunsPage"), path: "/v1/runs", trigger: () => link(page, "Runs").hover() },
      {
        name: "Drafts",
        code: pageOf("DraftsPage"),
        path: "/v1/drafts",
        trigger: () => link(page, "Drafts").focus(),
      },
    ]) {
      const asked = listen(page);
      await trigger();
      await expect.poll(() => asked().filter((address) => code.test(address))).toHaveLength(1);
      expect(lists(sandbox, path)).toBe(0);
      await link(page, name).click();
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole("table", { name })).toBeVisible();
      expect(asked().filter((address) => code.test(address))).toHaveLength(1);
      expect(lists(sandbox, path)).toBe(1);
    }
  });

  test("that answers 500 is asked for once per click", async ({ page, sandbox }) => {
    sandbox.reset(withoutNewRuns);
    await page.goto("/settings");
    await expect(heading(page, "Settings")).toBeVisible();
    sandbox.control.apply({ fault: { call: "GET /v1/drafts", fault: "status", status: 500 } });
    await link(page, "Drafts").hover();
    await link(page, "Drafts").click();
    await expect(page.getByRole("alert")).toContainText("Failed to load drafts");
    expect(lists(sandbox, "/v1/drafts")).toBe(1);
  });
});
