import type { CDPSession, Page } from "@playwright/test";
import type { Serving } from "../serve/serve";
import type { ListParts } from "./list-parts";

export interface Opened {
  /** When the first and the last row were painted, and the longest wait of a timer until then. */
  first: number;
  all: number;
  wait: number;
}

export interface Scrolled {
  typical: number;
  longest: number;
  blanks: number;
}

interface Probe {
  /** When elements with these texts are visible without scrolling. */
  shown: (content: readonly (readonly [selector: string, text: string])[]) => Promise<number>;
  shift: () => number;
  /** Measures the time from the next event of that type to the paint that it causes: `heard`. */
  listen: (event: string) => void;
  /** Waits until the first row changes or contains a word. */
  listenForRows: (event: string, part: ListParts, word?: string) => void;
  open: (part: ListParts, count: string) => Promise<Opened>;
  /** Scrolls through the whole list in the given time. */
  scroll: (part: ListParts, ms: number) => Promise<Scrolled>;
}

declare global {
  // Of the measured page.
  var probe: Probe;
  var heard: Promise<number>;
  /** On the floor's page. */
  var openList: () => Promise<void>;
}

/** Runs in the page, before its own scripts; independent of what it measures. */
export function installProbe(): void {
  const found = (selector: string) => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`No ${selector}`);
    return element;
  };
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });

  const painted = async (isThere: () => boolean) => {
    for (;;) {
      const at = await afterPaint();
      if (isThere()) return at;
    }
  };

  const textAt = (part: ListParts, x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest(part.row)?.textContent ?? "";

  /** Text of the first visible row. */
  const firstRow = (part: ListParts) => {
    const box = found(part.box).getBoundingClientRect();
    const head = found(part.head).getBoundingClientRect().height;
    return textAt(part, box.left + 60, box.top + head + 20);
  };

  const isBlank = (part: ListParts) => {
    const { left, top, bottom } = found(part.box).getBoundingClientRect();
    return [0.3, 0.6, 0.9].some((share) => textAt(part, left + 60, top + (bottom - top) * share) === "");
  };

  /** Chained timers: the longest gap is at least the longest task. */
  function waits() {
    let [last, most] = [performance.now(), 0];
    const tick = () => {
      const now = performance.now();
      most = Math.max(most, now - last);
      last = now;
      timer = setTimeout(tick, 4);
    };
    let timer = setTimeout(tick, 4);
    return () => {
      clearTimeout(timer);
      return most - 4;
    };
  }

  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
  }
  let shift = 0;
  new PerformanceObserver((entries) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript doesn't know this entry.
    for (const entry of entries.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });

  function listen(event: string, isDone = () => true) {
    globalThis.heard = new Promise((resolve) => {
      const note = async ({ timeStamp }: Event) => resolve((await painted(isDone)) - timeStamp);
      addEventListener(event, (heard) => void note(heard), { once: true, capture: true });
    });
  }

  const isVisible = ([selector, text]: readonly [string, string]) =>
    [...document.querySelectorAll(selector)].some((element) => {
      if (!(element.textContent ?? "").includes(text)) return false;
      const { width, top, bottom } = element.getBoundingClientRect();
      return width > 0 && top >= 0 && bottom <= innerHeight;
    });

  globalThis.probe = {
    // Looks only when something has changed, because looking takes time itself.
    shown: (content) =>
      new Promise((resolve) => {
        const look = () => {
          if (content.every(isVisible)) return void afterPaint().then(resolve);
          const changes = new MutationObserver(() => {
            changes.disconnect();
            requestAnimationFrame(look);
          });
          changes.observe(document, { subtree: true, childList: true, attributes: true });
        };
        look();
      }),
    shift: () => shift,
    listen: (event) => listen(event),
    listenForRows(event, part, word = "") {
      const before = firstRow(part);
      listen(event, () =>
        word === "" ? firstRow(part) !== before : firstRow(part).toLowerCase().includes(word),
      );
    },
    async open(part, count) {
      const began = performance.now();
      document.querySelector<HTMLElement>(part.link)?.click();
      const first = await painted(() => document.querySelector(part.cell) !== null);
      const stopWaiting = waits();
      const all = await painted(() =>
        [...document.querySelectorAll("main [role=status]")].some(({ textContent }) => textContent === count),
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { first: first - began, all: all - began, wait: stopWaiting() };
    },
    async scroll(part, ms) {
      const box = found(part.scroller);
      box.scrollTop = 0;
      await afterPaint();
      const began = performance.now();
      const frames: number[] = [];
      let blanks = 0;
      for (let last = began; last - began < ms;) {
        box.scrollTop = Math.min(1, (last - began + 16.7) / ms) * box.scrollHeight;
        const now = await afterPaint();
        frames.push(now - last);
        blanks += Number(isBlank(part));
        last = now;
      }
      const sorted = frames.toSorted((a, b) => a - b);
      return {
        typical: sorted[sorted.length >> 1] ?? Number.NaN,
        longest: sorted.at(-1) ?? Number.NaN,
        blanks,
      };
    },
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

export async function signIn(page: Page, { url, sandbox }: Serving, path = "/settings"): Promise<void> {
  await page.goto(url + path);
  await page.getByRole("button", { name: "Sign in with SSO" }).click();
  await page
    .getByRole("main")
    .getByText(sandbox?.people[0]?.email ?? "")
    .click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
}
