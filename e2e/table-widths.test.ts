import { expect, type Page } from "@playwright/test";
import { navigate } from "./harness/navigate";
import { type TableLabel, tableLabels, tablePages } from "./harness/pages";
import { mainNavigation, test } from "./harness/test";

/** Long words that must be among the rows, and the query that brings them there. */
const longWords: Record<TableLabel, { words: readonly string[]; query?: string }> = {
  // Disabled actions are at the end of the list, where the table doesn't render them.
  Actions: { query: "?sort=status", words: ["Disabled", "Published"] },
  Drafts: { words: ["Untitled Draft"] },
  // The longest environment.
  Runs: { query: "?env=dev", words: ["Success", "Failed", "Development"] },
  "API Keys": { words: ["Never"] },
  "Team members": { words: ["Active", "Invited"] },
};

/** Columns of short values, which are always complete. */
const short = [
  "Status",
  "Steps",
  "Version",
  "Duration",
  "Environment",
  "Created",
  "Started",
  "Last Used",
  "Invited",
];

/** What a check finds at last: nothing, or after half a second what remains. */
async function settled(find: () => Promise<string[]>): Promise<string[]> {
  await expect
    .poll(find, { timeout: 500 })
    .toEqual([])
    .catch(() => {});
  return find();
}

// Tall, so that many rows of long lists are rendered.
const height = 1500;

const commonPhones = [360, 375, 390];
const everyStep = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
// Wider than 1152 px, only the columns' shares change.
const everyWidth = [...commonPhones, ...everyStep(320, 1152, 16), ...everyStep(1216, 1920, 64)];
// At 976 px, tables are as narrow as tables with columns can be.
const few = [320, 390, 640, 768, 976, 1024, 1280, 1440, 1920];

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Problems in the table's rows at the current width. */
const problemsOn = (page: Page, label: string, words: readonly string[]) =>
  page.evaluate(
    ([name, shortColumns, expected]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const found = new Set<string>();
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > window.innerWidth) found.add(`the page is ${scrollWidth} px wide`);

      const table = document.querySelector(`[role=table][aria-label="${name}"]`);
      const heads = [...(table?.querySelectorAll("[role=columnheader]") ?? [])].map(
        (head) => head.querySelector("button")?.textContent ?? head.textContent,
      );
      const rows = [...(table?.querySelectorAll("[data-row]") ?? [])];
      const shown = new Set<string>();
      // The status, the name and the time of a run are on one line.
      const isPhone = (table?.clientWidth ?? 0) < 40 * rem;

      /** The visible and the full width of each text in an element. */
      const textWidths = (element: Element) => {
        const field = element.querySelector("select")?.getBoundingClientRect();
        if (field) return [{ full: 8 * rem, visible: field.width, box: field }];
        const texts: { full: number; visible: number; box: Box }[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text?.parentElement; text = walker.nextNode()) {
          // A closed popover is part of the cell, but not rendered. A space between elements has no place.
          const { clipPath } = getComputedStyle(text.parentElement);
          // On phones, a chevron covers the link of a run.
          const isShown = text.parentElement.checkVisibility({ opacityProperty: true });
          if (!isShown || clipPath !== "none" || text.textContent?.trim() === "") continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right, top, bottom, width } = range.getBoundingClientRect();
          let end = right;
          for (let around: Element = text.parentElement; ; around = around.parentElement ?? element) {
            if (getComputedStyle(around).overflowX !== "visible")
              end = Math.min(end, around.getBoundingClientRect().right);
            if (around === element) break;
          }
          shown.add(text.textContent ?? "");
          texts.push({ full: width, visible: end - left, box: { left, right: end, top, bottom } });
        }
        return texts;
      };

      for (const row of rows) {
        const outer = row.getBoundingClientRect();
        const isLong = row.querySelector("[href*=run_long]") !== null;
        const cells = [...row.children];
        const boxes: [string, Box][] = [];
        for (const [at, cell] of cells.entries()) {
          const head = heads[at] ?? "";
          const texts = textWidths(cell);
          const link = cell.querySelector("a");
          const isCovered = link !== null && getComputedStyle(link).opacity === "0";
          if (texts.length === 0 && !(isCovered && cell.querySelector("svg")?.checkVisibility()))
            found.add(`${head} is missing`);
          const dates = [...cell.querySelectorAll("time")];
          if (
            window.innerWidth >= 1024 &&
            dates.some((date) => {
              const [first, ...others] = date.getClientRects();
              return others.some(({ top }) => first !== undefined && top >= first.bottom);
            })
          )
            found.add(`${head} wraps`);
          // Tabular numerals also widen hyphens and spaces.
          const isTabular = getComputedStyle(cell).fontVariantNumeric.includes("tabular");
          if (isTabular && /[a-z]{3}/i.test(cell.textContent))
            found.add(`${head} is not a column of numbers`);
          for (const [nth, { full, visible, box }] of texts.entries()) {
            if (box.top < outer.top + 2 || box.bottom > outer.bottom - 2)
              found.add(`${head} touches the row's edge`);
            // Where nothing fits, the reason after the mark gets the rest.
            const leastName = isPhone && name === "Runs" ? 4.5 : 12;
            const least = at === 0 && nth === 0 ? leastName : isLong && nth === 2 ? 3.5 : 5;
            if (visible < (shortColumns.includes(head) ? full : Math.min(full, least * rem)) - 1)
              found.add(`${head} is cut off`);
          }
          const box = cell.getBoundingClientRect();
          if (box.left < outer.left || box.right > outer.right + 1) found.add(`${head} is beside its row`);
          if (box.top < outer.top - 1 || box.bottom > outer.bottom + 1)
            found.add(`${head} is outside its row`);
          for (const { box: text } of texts)
            for (const [other, { left, right, top, bottom }] of boxes)
              if (
                text.left < right - 1 &&
                text.right > left + 1 &&
                text.top < bottom - 1 &&
                text.bottom > top + 1
              )
                found.add(`${head} overlaps ${other}`);
          boxes.push(...texts.map((text): [string, Box] => [head, text.box]));
        }
        if (name === "Runs" && window.innerWidth >= 360 && outer.height > 76) found.add("a row is too high");
        // Controls, badges and code have a border.
        const framed = [...row.querySelectorAll("*")].filter(
          (element) => element.checkVisibility() && getComputedStyle(element).borderTopWidth !== "0px",
        );
        for (const control of framed.filter((element) => element.matches("a, button, select"))) {
          const box = control.getBoundingClientRect();
          for (const other of framed.filter((element) => element !== control)) {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            const gap = Math.max(top - box.bottom, box.top - bottom);
            // A popover's button is smaller, with space around its text.
            const least = [control, other].some((element) => element.matches("[popovertarget]")) ? 2 : 4;
            if (left < box.right && right > box.left && gap < least - 0.1)
              found.add(`“${other.textContent}” is ${gap.toFixed(1)} px from a control`);
          }
        }
      }
      for (const word of expected) if (!shown.has(word)) found.add(`no row contains “${word}”`);
      return [...found];
    },
    [label, short, words] as const,
  );

interface Lists {
  actions: { id: string; is_published: boolean }[];
  runs: object[];
}

const changeLists = (page: Page, url: string, change: (lists: Lists) => object) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });

/** So many actions that the table is virtualized: its rows have a fixed height. */
const addActions = (page: Page) =>
  changeLists(page, "**/v1/actions", ({ actions }) => {
    const published = actions.filter(({ is_published }) => is_published);
    const copies = [...published, ...published].map((action, at) => ({
      ...action,
      id: `${action.id}_${at}`,
    }));
    return { actions: [...actions, ...copies] };
  });

/** A run whose name and reason are too long for any row, with a mark between them. */
const addLongRun = (page: Page) =>
  changeLists(page, "**/v1/runs*", ({ runs }) => {
    const long = {
      ...runs[0],
      id: "run_long",
      action_name: "Book the same room for every guest of a wedding party that arrives late",
      env: "dev",
      status: "failed",
      was_drift_detected: true,
      was_auto_recovered: false,
      failure_message: "The element that should have been there did not appear, although others did.",
    };
    return { runs: [long, ...runs] };
  });

for (const { widths, tag } of [
  { widths: few, tag: [] },
  { widths: everyWidth, tag: ["@nightly"] },
])
  test(
    `in tables, the name is readable, no value is missing and no badge touches a button at ${widths.length} widths from 320 to 1920 px`,
    { tag },
    async ({ page, sandbox }) => {
      test.setTimeout(120_000);
      sandbox.reset({ scenario: "busy" });
      await page.goto("/settings");
      await expect(mainNavigation(page)).toBeVisible();
      await addActions(page);
      await addLongRun(page);
      const problems: Record<string, number[]> = {};
      for (const label of tableLabels) {
        const { words, query = "" } = longWords[label];
        await navigate(page, tablePages[label] + query);
        await expect(page.getByRole("table", { name: label }).getByRole("row").nth(1)).toBeVisible();
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          // The resize may not have been rendered yet.
          const found = await settled(() => problemsOn(page, label, words));
          for (const problem of found) (problems[`${label}: ${problem}`] ??= []).push(width);
        }
      }
      expect(problems).toEqual({});
    },
  );
