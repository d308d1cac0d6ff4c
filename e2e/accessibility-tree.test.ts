import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { open, test } from "./harness/test";

const tables = [
  {
    path: "/actions",
    label: "Actions",
    columns: ["Name", "Status", "Steps", "Intents", "Version", "Actions"],
  },
  { path: "/drafts", label: "Drafts", columns: ["Name", "Page", "Steps", "Created", "Status", "Actions"] },
  {
    path: "/runs",
    label: "Runs",
    columns: ["Action", "Status", "Environment", "Duration", "Started", "Details"],
  },
  { path: "/settings/keys", label: "API Keys", columns: ["Name", "Key", "Created", "Last Used", "Actions"] },
  { path: "/team", label: "Team members", columns: ["Email", "Role", "Status", "Invited", "Actions"] },
] as const;

const widths = [360, 768, 1024, 1440];
const comparedRows = 8;

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, "");

/** The texts that each cell of a row shows, whether or not they are exposed to assistive technology. */
const valuesOf = (row: Locator) =>
  row.evaluate((element) =>
    [...element.querySelectorAll("[role=cell]")].flatMap((cell) => {
      const select = cell.querySelector("select");
      if (select) return [select.selectedOptions[0]?.text ?? ""];
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? "";
        // The popover with all intents opens on demand.
        if (text.trim() !== "" && !walker.currentNode.parentElement?.closest("[popover], svg"))
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
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
}

describe("the accessibility tree", () => {
  test.for(tables)(
    "$label: every value of a row is in the accessibility tree at every width",
    async ({ path, label, columns }, { begin, visit }) => {
      const console = await begin({ sandbox: { scenario: "busy", paceSeconds: 0 } });
      const page = await open(await visit(), console, path);
      const table = page.getByRole("table", { name: label });
      await table.getByRole("row").nth(1).waitFor();
      const missing: Record<number, string[]> = {};
      for (const width of widths) {
        await resize(page, width);
        const headers = await table.getByRole("columnheader").allTextContents();
        expect(headers.map((header) => header.trim())).toEqual(columns);
        const rows = (await table.locator("[data-row]").all()).slice(0, comparedRows);
        expect(rows.length).toBeGreaterThan(2);
        for (const row of rows) {
          const values = await valuesOf(row);
          expect(values.length).toBeGreaterThanOrEqual(columns.length - 1);
          const found = await missingFrom(row, values);
          if (found.length > 0) (missing[width] ??= []).push(...found);
        }
      }
      expect(missing).toEqual({});
    },
  );

  test("the dashboard's values are in the accessibility tree at every width", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy", paceSeconds: 0 } });
    const page = await open(await visit(), console, "/");
    const regions = ["Recent Actions", "Drift Alerts"].map((name) => page.getByRole("region", { name }));
    for (const width of widths) {
      await resize(page, width);
      for (const name of ["Successful Runs (Month)", "Failure Rate", "Published Actions", "Total Runs"])
        expect(await page.getByRole("group", { name }).ariaSnapshot()).toMatch(/\d/);
      for (const region of regions) {
        const items = region.getByRole("listitem");
        await items.first().waitFor();
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
