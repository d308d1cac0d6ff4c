// After a page's story, resizes its window and looks for what can't be read or doesn't fit: in stories named Ready, also
// with enlarged text, and in those with the tag `every-width`.
import { afterEach } from "vitest";
import { cdp, commands, page } from "vitest/browser";
import { textProblems, unheardTexts, windowProblems } from "./page-problems";
import { spacingProblems, tableProblems } from "./table-problems";

declare module "vitest" {
  interface TestContext {
    /** Set by Storybook. */
    story?: { id: string; tags: readonly string[] };
  }
}
declare module "vitest/browser" {
  interface BrowserCommands {
    ariaSnapshot: () => Promise<string>;
  }
}

const everyStep = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
// In wider windows, only the columns' shares change. At 976 px, tables with columns are narrowest.
const widths = import.meta.env["NIGHTLY"]
  ? [360, 375, 390, ...everyStep(320, 1152, 16), ...everyStep(1216, 1920, 64)]
  : [320, 390, 640, 768, 976, 1024, 1280, 1440, 1920];
// Tall, so that many rows of long lists are rendered.
const height = 1500;

// WCAG 1.4.12.
const spacing = new CSSStyleSheet();
spacing.replaceSync(
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }",
);

const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const setTextSize = (percent: number) =>
  cdp().send("Page.setFontSizes", {
    fontSizes: { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) },
  });

/** Adds what is found at each of the widths to the problems. */
async function collect(
  problems: Record<string, string[]>,
  look: string,
  at: readonly number[],
  find: (width: number) => string[] | Promise<string[]>,
) {
  for (const width of at) {
    await page.viewport(width, height);
    await painted();
    let found = await find(width);
    // The resize may not have been rendered yet.
    for (let again = 0; found.length > 0 && again < 5; again += 1) {
      await painted();
      found = await find(width);
    }
    for (const problem of new Set(found)) (problems[problem] ??= []).push(`${width} px${look}`);
  }
}

afterEach(async ({ story, task }) => {
  if (story === undefined || task.result?.state === "fail") return;
  const isReady = /^pages-.*--ready$/.test(story.id);
  if (!isReady && !story.tags.includes("every-width")) return;
  const problems: Record<string, string[]> = {};
  await collect(problems, "", widths, async (width) => [
    ...windowProblems(),
    ...textProblems(),
    ...tableProblems(),
    ...(width === 320 || width === 1440 ? unheardTexts(await commands.ariaSnapshot()) : []),
  ]);
  try {
    for (const percent of isReady ? [150, 200] : []) {
      await setTextSize(percent);
      await collect(problems, ` at ${percent}%`, [390, 640, 1024, 1440], (width) => [
        ...windowProblems(),
        ...(width < 640 ? [] : textProblems()),
      ]);
    }
  } finally {
    await setTextSize(100);
  }
  document.adoptedStyleSheets.push(spacing);
  try {
    await collect(problems, " with more space", [320, 390, 1280], spacingProblems);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing);
  }
  const lines = Object.entries(problems).map(([problem, at]) => `${problem} (${at.join(", ")})`);
  if (lines.length > 0) throw new Error(lines.join("\n"));
}, 60_000);
