import type { BrowserContext, Page } from "@playwright/test";
import { recordAnnouncements as record } from "./announcements";

/** Records what screen readers announce in every page. */
export const recordAnnouncements = (context: Pick<BrowserContext, "addInitScript">) =>
  context.addInitScript(`window.announcements = (${record.toString()})()`);

/** The announcements since the last call. */
export const takeAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate("window.announcements.take()");
