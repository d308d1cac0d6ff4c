import type { Page } from "@playwright/test";

/** Navigates without loading the document again, and without a click, as Back does. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, "", url);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);

/** Makes the page refetch its data, as it does when its window gets the focus. */
export const refocus = (page: Page) =>
  page.evaluate(() => ["blur", "focus"].forEach((event) => window.dispatchEvent(new Event(event))));
