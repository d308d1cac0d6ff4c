import { expect, type Page } from "@playwright/test";

/** What must never happen, regardless of the fault. */
export const violations = [
  "blank page",
  "endless spinner",
  "frozen page",
  "request sent twice",
  "lost edit",
  "raw text on screen",
  "injected markup or script",
  "horizontal overflow",
  "silently overwritten",
  "failure unseen",
] as const;

export type Violation = (typeof violations)[number];

export class ViolationError extends Error {
  constructor(never: Violation, found: string) {
    super(`VIOLATION: ${never}: ${found}`);
  }
}

const raw =
  /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\bInfinity\b|\[object \w+\]|<\/?[a-z!]|\b\w*Error:|Failed to fetch|NetworkError|Unexpected token|\bat \S+ \(?https?:|gateway/;

/** Reads the state of a settled page in one evaluation. Text in `code` is meant to be raw. */
const inspectPage = () => ({
  heading: document.querySelectorAll("#root h1").length,
  frame: document.querySelectorAll("nav[aria-label='Main']").length,
  words: [...document.querySelectorAll<HTMLElement>("code, pre")].reduce(
    (words, { innerText }) => words.replace(innerText, ""),
    document.body.innerText,
  ),
  busy: [...document.querySelectorAll("[aria-busy='true']")].map((element) =>
    element.textContent.slice(0, 40),
  ),
  tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
});

interface Allowances {
  /** The server sends such text as data. */
  rawText?: boolean;
}

/** A streaming list may stay busy this long after its response. */
const idleMs = 5_000;

async function waitForIdle(page: Page): Promise<void> {
  // Reported below.
  await expect(page.locator("[aria-busy='true']"))
    .toHaveCount(0, { timeout: idleMs })
    .catch(() => {});
}

export async function expectNoViolations(page: Page, { rawText = false }: Allowances = {}): Promise<void> {
  await waitForIdle(page);
  const { heading, frame, words, busy, tooWide } = await page.evaluate(inspectPage);
  if (heading !== 1 || frame === 0)
    throw new ViolationError("blank page", `${heading} headings, ${frame} frames`);
  if (busy.length > 0) throw new ViolationError("endless spinner", busy.join(" · "));
  const found = rawText ? null : raw.exec(words);
  if (found)
    throw new ViolationError(
      "raw text on screen",
      words.slice(Math.max(0, found.index - 60), found.index + 60),
    );
  if (tooWide > 0) throw new ViolationError("horizontal overflow", `by ${tooWide} pixels`);
}

export function sentTimes(call: string, times: number, expected: number): void {
  if (times > expected)
    throw new ViolationError("request sent twice", `${call} was sent ${times} times, not ${expected}`);
  if (times < expected) throw new Error(`${call} was sent ${times} times, not ${expected}`);
}
