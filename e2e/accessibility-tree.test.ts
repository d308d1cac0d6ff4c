import { expect, type Locator, type Page } from "@playwright/test";
import { navigate, painted } from "./harness/navigate";
import { pages, type TableLabel, tableLabels, tablePages } from "./harness/pages";
import { mainNavigation, test } from "./harness/test";

const columnsOf: Record<TableLabel, readonly string[]> = {
  Actions: ["Name", "Status", "Steps", "Intents", "Version", "Actions"],
  Drafts: ["Name", "Page", "Steps", "Created", "Status", "Actions"],
  Runs: ["Action", "Status", "Environment", "Duration", "Started", "Details"],
  "API Keys": ["Name", "Key", "Created", "Last Used", "Actions"],
  "Team members": ["Email", "Role", "Status", "Invited", "Actions"],
};

const details = [
  {
    path: "/runs/run_x",
    call: "**/v1/runs/run_x",
    response: {
      id: "run_x",
      action_id: "act_x",
      action_name: "Book a table",
      status: "failed",
      env: "prod",
      duration_ms: 2_340,
      started_at: "2026-03-04T15:06:00Z",
      completed_at: "2026-03-05T16:07:00Z",
      was_drift_detected: true,
      was_auto_recovered: true,
      failure_message: "The button stayed disabled.",
      failure_selector: "#confirm",
      failure_step_index: 1,
      step_timeline: [
        { type: "input", selector: "#seats", value: "Four", duration_ms: 850, status: "success" },
        { type: "click", selector: "#pay", duration_ms: 1_490, error: "Timed out here.", status: "failed" },
      ],
    },
    values: [
      "Book a table",
      "Failed",
      "Production",
      "2.34s",
      "Mar 4, 2026, 3:06 PM",
      "Mar 5, 2026, 4:07 PM",
      "Drift detected",
      "Auto-recovered",
      "The button stayed disabled.",
      "#confirm",
      "Step 2",
      "input",
      "#seats",
      "Four",
      "850ms",
      "click",
      "#pay",
      "1.49s",
      "Timed out here.",
      "View Action Details",
    ],
  },
  {
    path: "/drafts/draft_x",
    call: "**/v1/drafts/draft_x",
    response: {
      id: "draft_x",
      name: "Book a table",
      description: "Reserves seats.",
      intents: ["book seats"],
      destructive: true,
      page: { routePattern: "/tables/*" },
      entry: { type: "button" },
      steps: [
        { type: "input", selector: "#seats" },
        { type: "click", description: "Presses Reserve." },
      ],
    },
    values: [
      "#seats",
      "Book a table",
      "Reserves seats.",
      "book seats",
      "Destructive action",
      "/tables/*",
      "button",
      "input",
      "click",
      "Presses Reserve.",
    ],
  },
] as const;

const widths = [320, 1440];
const comparedRows = 3;

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, "");

/** The texts that each cell of a row shows, whether or not they are exposed to assistive technology. */
const valuesOf = (row: Locator) =>
  row.evaluate((element) =>
    [...element.children].flatMap((cell) => {
      const select = cell.querySelector("select");
      if (select) return [select.selectedOptions[0]?.text ?? ""];
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? "";
        // The popover with all intents opens on demand.
        const parent = walker.currentNode.parentElement;
        if (text.trim() !== "" && parent?.checkVisibility() && !parent.closest("[popover], svg"))
          texts.push(text);
      }
      return texts;
    }),
  );

async function missingFrom(part: Locator, values: readonly string[]): Promise<string[]> {
  // The quotes and backslashes of the snapshot's YAML.
  const plain = (text: string) => withoutSpaces(text).replaceAll(/["'\\]/g, "");
  const tree = plain(await part.ariaSnapshot());
  return values.filter((value) => !tree.includes(plain(value)));
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await painted(page);
}

test.describe("the accessibility tree", () => {
  test("has no table that the tests of tables leave out", async ({ page, sandbox }) => {
    sandbox.reset({ scenario: "busy", runIntervalSeconds: 0 });
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    const found = new Set<string>();
    for (const [path, title] of pages) {
      await navigate(page, path);
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const tables = page.locator("[role=table][aria-label]");
      const labels = await tables.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ""));
      for (const label of labels) found.add(label);
    }
    expect([...found].toSorted()).toEqual(tableLabels.toSorted());
  });

  test("contains every value of each table's rows at every width", async ({ page, sandbox }) => {
    sandbox.reset({ scenario: "busy", runIntervalSeconds: 0 });
    await page.goto(tablePages.Actions);
    await expect(mainNavigation(page)).toBeVisible();
    for (const label of tableLabels) {
      const columns = columnsOf[label];
      await navigate(page, tablePages[label]);
      const table = page.getByRole("table", { name: label });
      await expect(table.getByRole("row").nth(1)).toBeVisible();
      for (const width of widths) {
        await resize(page, width);
        const headers = await table.getByRole("columnheader").allInnerTexts();
        expect(headers.map((header) => header.trim())).toEqual(columns);
        const rows = (await table.locator("[data-row]").all()).slice(0, comparedRows);
        expect(rows.length).toBeGreaterThan(2);
        for (const row of rows) {
          await expect(row.getByRole("rowheader")).toHaveCount(1);
          await expect(row.getByRole("cell")).toHaveCount(columns.length - 1);
          expect(await missingFrom(row, await valuesOf(row)), `${label} at ${width} px`).toEqual([]);
        }
      }
    }
  });

  test("contains every value of a run, a draft and the dashboard at every width", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "busy", runIntervalSeconds: 0 });
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    for (const { path, call, response, values } of details) {
      await page.route(call, (route) => route.fulfill({ json: response }));
      await navigate(page, path);
      await expect(page.getByText(values[0], { exact: true }).first()).toBeVisible();
      for (const width of widths) {
        await resize(page, width);
        // On phones, facts that few need are folded.
        const more = page.getByRole("button", { name: "All details" });
        if ((await more.count()) > 0) await more.click();
        await expect
          .poll(() => missingFrom(page.getByRole("main"), values), `${path} at ${width} px`)
          .toEqual([]);
      }
    }

    await navigate(page, "/");
    await expect(page.getByRole("group", { name: "Total Runs" })).toBeVisible();
    const regions = ["Recent Actions", "Drift Alerts"].map((name) => page.getByRole("region", { name }));
    for (const width of widths) {
      await resize(page, width);
      for (const name of ["Successful Runs (Month)", "Failure Rate", "Published Actions", "Total Runs"])
        expect(await page.getByRole("group", { name }).ariaSnapshot()).toMatch(/\d/);
      for (const region of regions) {
        const items = region.getByRole("listitem");
        await expect(items.first()).toBeVisible();
        const texts = await items.evaluateAll((all) =>
          all.flatMap((item) =>
            [...item.querySelectorAll("span, a, time")].flatMap((part) => part.textContent ?? []),
          ),
        );
        expect(await missingFrom(region, texts)).toEqual([]);
      }
      // Action, drift count, recovery rate and date of an alert.
      expect(await regions[1]?.ariaSnapshot()).toMatch(/drifts?[\s\S]*% recovered automatically[\s\S]*\d{4}/);
    }
  });
});
