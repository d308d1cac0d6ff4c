import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Adds up how far the content of each page moves, as Web Vitals do, but also after input. */
export const watchLayoutShift = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") window.layoutShift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
