// Reads the JSON report of the end-to-end tests.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The file that playwright.config.ts names. */
export const reportFile = join(
  resolve(import.meta.dirname, ".."),
  "node_modules/.cache/test-reports/e2e.json",
);

/** @typedef {import("@playwright/test/reporter").JSONReportSuite} Suite */

/**
 * @param {Suite} suite
 * @param {string[]} parents
 * @returns {(import("@playwright/test/reporter").JSONReportSpec & { path: string[] })[]}
 */
const specsIn = ({ title, specs, suites = [] }, parents = []) => [
  ...specs.map((spec) => ({ ...spec, path: [...parents, title, spec.title] })),
  ...suites.flatMap((suite) => specsIn(suite, [...parents, title])),
];

/** Every test, with the message of each attempt that failed. The status is expected, unexpected, flaky or skipped. */
export function readPlaywrightReport() {
  /** @type {import("@playwright/test/reporter").JSONReport} */
  const { suites, errors } = JSON.parse(readFileSync(reportFile, "utf8"));
  const tests = suites.flatMap((file) =>
    specsIn(file).flatMap(({ path: [, ...titles], tests: runs }) =>
      runs.map(({ status, results }) => ({
        file: file.file,
        titles,
        status,
        messages: results.flatMap((result) => result.errors.map(({ message }) => plain(message))),
      })),
    ),
  );
  return { tests, errors: errors.map(({ message }) => plain(message)) };
}

// oxlint-disable-next-line no-control-regex
const plain = (text = "") => text.replaceAll(/\u001B\[[\d;]*m/g, "");
