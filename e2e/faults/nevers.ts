import type { Page } from "playwright";

/** What is never to be seen, whatever breaks. */
export const nevers = [
  "white page",
  "spinner without end",
  "request sent twice",
  "lost edit",
  "raw text on screen",
  "text taken for something else",
  "page wider than its window",
] as const;

type Never = (typeof nevers)[number];

/** How a report tells which of them happened. */
export const markOf = (never: Never): string => `NEVER: ${never}: `;

export class NeverHappened extends Error {
  constructor(never: Never, found: string) {
    super(markOf(never) + found);
  }
}

const raw =
  /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\bInfinity\b|\[object \w+\]|<\/?[a-z!]|\b\w*Error:|Failed to fetch|NetworkError|Unexpected token|\bat \S+ \(?https?:|gateway/;

/** What a page that has come to rest looks like, in one question to the browser. What stands as code is meant to. */
const lookAtPage = () => ({
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
  /** The server itself says such things as its data. */
  rawText?: boolean;
}

/** A list shows its first rows while the others arrive: for so long it may be busy once everything was answered. */
const restMs = 5_000;

async function atRest(page: Page): Promise<void> {
  // Whatever is busy still is told below.
  await page
    .locator("[aria-busy='true']")
    .first()
    .waitFor({ state: "detached", timeout: restMs })
    .catch(() => {});
}

export async function nothingNever(page: Page, { rawText = false }: Allowances = {}): Promise<void> {
  await atRest(page);
  const { heading, frame, words, busy, tooWide } = await page.evaluate(lookAtPage);
  if (heading !== 1 || frame === 0)
    throw new NeverHappened("white page", `${heading} headings, ${frame} frames`);
  if (busy.length > 0) throw new NeverHappened("spinner without end", busy.join(" · "));
  const found = rawText ? null : raw.exec(words);
  if (found)
    throw new NeverHappened(
      "raw text on screen",
      words.slice(Math.max(0, found.index - 60), found.index + 60),
    );
  if (tooWide > 0) throw new NeverHappened("page wider than its window", `by ${tooWide} pixels`);
}

export function sentTimes(call: string, times: number, expected: number): void {
  if (times > expected)
    throw new NeverHappened("request sent twice", `${call} was sent ${times} times, not ${expected}`);
  if (times < expected) throw new Error(`${call} was sent ${times} times, not ${expected}`);
}
