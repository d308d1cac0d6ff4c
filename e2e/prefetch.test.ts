import { expect, type Page, type Request } from "@playwright/test";
import { calls } from "./harness/requests";
import { mainNavigation, test, type TestSandbox } from "./harness/test";

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

  test("are prefetched once: the code on hover or focus of a link, the data when it is pressed", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset(withoutNewRuns);
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
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
      await link(page, name).hover();
      await page.mouse.down();
      await expect.poll(() => lists(sandbox, path)).toBe(1);
      expect(new URL(page.url()).pathname).not.toBe(`/${name.toLowerCase()}`);
      await page.mouse.up();
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole("table", { name })).toBeVisible();
      expect(asked().filter((address) => code.test(address))).toHaveLength(1);
      expect(lists(sandbox, path)).toBe(1);
    }
  });

  test("load in parallel", async ({ page, sandbox }) => {
    sandbox.reset(withoutNewRuns);
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    await expect(heading(page, "Settings")).toBeVisible();
    // Hold the page's code until the rows are requested.
    await page.route(pageOf("RunsPage"), async (route) => {
      await expect.poll(() => lists(sandbox, "/v1/runs"), { timeout: 10_000 }).toBe(1);
      await route.continue();
    });
    await page.goto(`${sandbox.url}/runs`);
    await expect(heading(page, "Runs")).toBeVisible();

    // Hold the rows until the code has loaded: the page shows its loading state.
    sandbox.control.apply({ fault: { call: "GET /v1/drafts", fault: "hang" } });
    const asked = listen(page);
    await page.goto(`${sandbox.url}/drafts`);
    await expect(heading(page, "Drafts")).toBeVisible();
    expect(asked().filter((address) => address === "/v1/drafts")).toHaveLength(1);
  });
});
