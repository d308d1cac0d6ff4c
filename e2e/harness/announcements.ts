import type { BrowserContext, Page } from "@playwright/test";

/** Records what screen readers announce: alerts, and text that appears in a live region that the page had before. */
export const recordAnnouncements = (context: Pick<BrowserContext, "addInitScript">) =>
  context.addInitScript(record);

/** The announcements since the last call. */
export const takeAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const announcements: unknown = Reflect.get(window, "announcements");
    return Array.isArray(announcements) ? announcements.splice(0).map(String) : [];
  });

function record() {
  const announcements: string[] = [];
  Reflect.set(window, "announcements", announcements);
  const said = new WeakMap<Element, string>();
  const announce = (region: Element) => {
    const text = (region.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    if (text !== "" && said.get(region) !== text) announcements.push(text);
    said.set(region, text);
  };
  new MutationObserver((mutations) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest("[role=status], [aria-live=polite], [role=alert]");
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const alert of [added, ...added.querySelectorAll("*")])
          if (alert.role === "alert") regions.add(alert);
      }
      if (region) regions.add(region);
    }
    for (const region of regions) announce(region);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
