import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { open, test } from "./harness/test";

const tables = [
  ["/actions", "Actions"],
  ["/drafts", "Drafts"],
  ["/runs", "Runs"],
  ["/settings/keys", "API Keys"],
  ["/team", "Team members"],
] as const;

const widths = Array.from({ length: (1920 - 320) / 16 + 1 }, (_, at) => 320 + at * 16);

/** Problems in the table's rows at the current width. */
const problemsOn = (page: Page, label: string) =>
  page.evaluate((name) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) found.add(`the page is ${scrollWidth} px wide`);

    const table = document.querySelector(`[role=table][aria-label="${name}"]`);
    const heads = [...(table?.querySelectorAll("[role=columnheader]") ?? [])].map((head) => head.textContent);
    const allRows = [...(table?.querySelectorAll("[data-row]") ?? [])];
    const rows = allRows.slice(0, 12);
    if (rows.length === 0) found.add("there are no rows");

    /** The visible and the full width of an element's first text. */
    const textWidths = (element: Element) => {
      const field = element.querySelector("select")?.offsetWidth;
      if (field !== undefined) return { full: 8 * rem, visible: field };
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!text?.parentElement) return { full: 0, visible: 0 };
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      let end = right;
      for (let around: Element = text.parentElement; ; around = around.parentElement ?? element) {
        if (getComputedStyle(around).overflowX !== "visible")
          end = Math.min(end, around.getBoundingClientRect().right);
        if (around === element) break;
      }
      return { full: width, visible: end - left };
    };

    // One word, which is always complete. Rare statuses are further down.
    for (const row of allRows) {
      const status = row.querySelectorAll("[role=cell]")[heads.indexOf("Status")];
      if (!status) continue;
      const { full, visible } = textWidths(status);
      if (visible < full - 1) found.add("Status is cut off");
    }

    for (const row of rows) {
      const outer = row.getBoundingClientRect();
      const cells = [...row.querySelectorAll("[role=cell]")];
      const boxes: [string, DOMRect][] = [];
      for (const [at, cell] of cells.entries()) {
        const head = heads[at] ?? "";
        const { full, visible } = textWidths(cell);
        const least = at === 0 ? 12 * rem : 5 * rem;
        if (full === 0) found.add(`${head} is missing`);
        else if (visible < Math.min(full, least) - 1) found.add(`${head} is cut off`);
        // Shown on focus only: the row opens the same link.
        if (getComputedStyle(cell).opacity === "0") continue;
        const box = cell.getBoundingClientRect();
        if (box.left < outer.left || box.right > outer.right + 1) found.add(`${head} is beside its row`);
        if (box.top < outer.top - 1 || box.bottom > outer.bottom + 1) found.add(`${head} is outside its row`);
        for (const [other, { left, right, top, bottom }] of boxes)
          if (box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1)
            found.add(`${head} overlaps ${other}`);
        boxes.push([head, box]);
      }
    }
    return [...found];
  }, label);

describe("tables at every width", () => {
  for (const [path, label] of tables)
    test(`${label}: the name is readable and no value is missing from 320 to 1920 px`, async ({
      begin,
      visit,
    }) => {
      const console = await begin({ sandbox: { scenario: "busy" } });
      const page = await open(await visit(), console, path);
      await page.getByRole("table", { name: label }).getByRole("row").nth(1).waitFor();
      const problems: Record<string, number[]> = {};
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        let found = await problemsOn(page, label);
        if (found.length > 0) {
          // The resize may not have been rendered yet.
          await page.waitForTimeout(200);
          found = await problemsOn(page, label);
        }
        for (const problem of found) (problems[problem] ??= []).push(width);
      }
      expect(problems).toEqual({});
    });
});
