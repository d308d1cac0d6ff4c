import type { Page } from "@playwright/test";

/** Navigates without loading the document, and without a link. The index makes it the router's entry. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, "", url);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);

/** Makes the page refetch its data, as it does when the browser is online again. */
export const refetch = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("online")));

/** Resolves after the page has drawn a frame. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
