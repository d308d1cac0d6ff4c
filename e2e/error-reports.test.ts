import { expect, type Page } from "@playwright/test";
import { mainNavigation, test, type TestSandbox } from "./harness/test";

interface Batch {
  version: string;
  reports: { kind: string; message: string; count: number }[];
  vitals?: { page: string; lcp?: number; cls?: number };
}

const batches = ({ control }: TestSandbox): Batch[] =>
  control
    .reports()
    .filter(({ contentType }) => contentType.startsWith("text/plain"))
    .map(({ body }) => JSON.parse(JSON.stringify(body)));
const reports = (sandbox: TestSandbox) => batches(sandbox).flatMap((batch) => batch.reports);

/** Content can be in the document before the browser has drawn it. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        new PerformanceObserver(() => done()).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );

/** Leaves the page, which sends the remaining reports. */
const leave = (page: Page) => page.goto("about:blank");

const injected = "No access for ada@northwind.example to run_90012 with eyJhbGciOi.eyJzdWIi.c2ln";

test.describe("error reports", () => {
  test("arrive when a page is left: a scrubbed crash, web vitals, a failed call and missing chunks", async ({
    page,
    sandbox,
    monitor,
  }) => {
    monitor.allow(/No access for ada/);
    sandbox.reset({ reporting: true });
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();

    await test.step("a crash is one scrubbed report", async () => {
      sandbox.control.apply({
        fault: { call: "GET /assets/TeamPage-*.js", fault: "crash", message: injected },
      });
      await page.goto(`${sandbox.url}/team`);
      await expect(page.getByRole("alert").getByRole("button")).toBeVisible();
      await leave(page);
      await expect.poll(() => reports(sandbox)).not.toEqual([]);
      expect(reports(sandbox)).toEqual([
        {
          kind: "error",
          message: "Error: No access for [email] to [id] with [token]",
          stack: expect.arrayContaining([expect.stringMatching(/^\/assets\/TeamPage-[\w-]+\.js:1:\d+$/)]),
          page: "/team",
          time: expect.stringMatching(/^\d{4}-/),
          count: 1,
        },
      ]);
      expect(batches(sandbox)[0]?.version).toMatch(/^\d+\.\d+\.\d+/);
    });

    await test.step("web vitals", async () => {
      sandbox.control.apply({ clearFaults: true });
      await page.goto(`${sandbox.url}/runs`);
      await expect(page.getByRole("table", { name: "Runs" })).toBeVisible();
      await largestPaint(page);
      await leave(page);
      await expect
        .poll(() => batches(sandbox).map(({ vitals }) => vitals))
        .toContainEqual(
          expect.objectContaining({ page: "/runs", lcp: expect.any(Number), cls: expect.any(Number) }),
        );
    });

    await test.step("a failed call with its request ID, and without its message", async () => {
      sandbox.control.apply({
        fault: { call: "GET /v1/runs", fault: "status", status: 500, message: "Ada's runs are gone" },
      });
      await page.goto(`${sandbox.url}/runs`);
      await expect(page.getByText("Ada's runs are gone")).toBeVisible();
      await leave(page);
      await expect
        .poll(() => reports(sandbox))
        .toContainEqual({
          kind: "api",
          message: "answer",
          method: "GET",
          path: "/v1/runs",
          status: 500,
          requestId: expect.stringMatching(/^req_/),
          page: "/runs",
          time: expect.stringMatching(/^\d{4}-/),
          count: expect.any(Number),
        });
      expect(JSON.stringify(batches(sandbox))).not.toContain("Ada");
    });

    await test.step("a missing chunk, from the page that reloads and from the reloaded page", async () => {
      await page.goto(`${sandbox.url}/settings`);
      sandbox.control.apply({
        clearFaults: true,
        fault: { call: "GET /assets/TeamPage-*.js", fault: "status", status: 404 },
      });
      await page.getByRole("button", { name: "Account menu" }).click();
      await page.getByRole("menuitem", { name: "Team" }).click();
      await expect(page.getByRole("alert").getByRole("button", { name: "Reload" })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/team");
      await leave(page);
      const missing = () => reports(sandbox).filter(({ kind }) => kind === "chunk");
      await expect.poll(() => missing().length).toBe(2);
      for (const { message } of missing()) expect(message).toContain("/assets/TeamPage-");
    });
  });

  test("nothing is sent or loaded unless config.json names an endpoint", async ({
    page,
    sandbox,
    monitor,
  }) => {
    monitor.allow(/Injected crash/);
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    sandbox.control.apply({ fault: { call: "GET /assets/TeamPage-*.js", fault: "crash" } });
    await page.goto(`${sandbox.url}/team`);
    await expect(page.getByRole("alert").getByRole("button")).toBeVisible();
    await leave(page);
    expect(requested.filter((url) => /report/.test(url))).toEqual([]);
    expect(sandbox.control.reports()).toEqual([]);
  });
});
