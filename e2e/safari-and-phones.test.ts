import { expect, type Page } from "@playwright/test";
import { mainNavigation, test } from "./harness/test";

/** As in Safari, clicking a button doesn't focus it. */
const withoutClickFocus = () =>
  document.addEventListener(
    "mouseup",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button !== null && button === document.activeElement) button.blur();
    },
    { capture: true },
  );

test.describe("in Safari, which focuses no clicked button", () => {
  test.beforeEach(async ({ context }) => context.addInitScript(withoutClickFocus));

  test("the focus returns to what opened a dialog, a menu or a popover", async ({ page }) => {
    await page.goto("/settings/keys");
    const create = page.getByRole("button", { name: "Create New Key" });
    await create.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(create).toBeFocused();

    const menu = page.getByRole("button", { name: "Account menu" });
    await menu.click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();

    const search = page.getByRole("button", { name: "Search" });
    await search.click();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(search).toBeFocused();
  });

  test("a key that can't be created keeps the focus in its field", async ({ page, sandbox }) => {
    sandbox.control.apply({ fault: { call: "POST /v1/keys", fault: "status", status: 500 } });
    await page.goto("/settings/keys");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Create New Key" }).click();
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("textbox", { name: "Name" });
    await name.fill("Kiosk");
    const alerted = page.waitForEvent("dialog");
    await dialog.getByRole("button", { name: "Create Key" }).click();
    await alerted;
    await expect(name).toBeEditable();
    await expect(name).toBeFocused();
  });

  test("a click on Save after typing a pattern saves it", async ({ page }) => {
    await page.goto("/settings/chat");
    const patterns = page.getByRole("textbox", { name: "Exclude patterns" });
    await patterns.fill("/a/pattern/that/is/too/long/for/the/line/of/the/others/and/adds/one/of/its/own");
    const save = page.getByRole("button", { name: "Save Settings" });
    await page.mouse.wheel(0, 5_000);
    const { x, y } = (await save.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
    await page.mouse.move(x + 10, y + 10);
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await page.mouse.down();
    await expect(patterns).toHaveValue("");
    await page.mouse.up();
    expect((await sent).postData()).toContain("/a/pattern");
  });
});

test("what is cut off in a row can be read with the keyboard", async ({ page }) => {
  await page.goto("/settings/keys");
  const row = page.getByRole("row").nth(1);
  await expect(row).toBeVisible();
  const name = await row.evaluate((element) => {
    const [cell] = [...element.querySelectorAll<HTMLElement>("*")].filter(
      (part) => getComputedStyle(part).textOverflow === "ellipsis",
    );
    if (cell) cell.textContent = "A name that is far too long for its column ".repeat(9);
    return cell?.textContent;
  });
  await page.getByRole("heading", { level: 1 }).focus();
  const revoke = row.getByRole("button", { name: "Revoke" });
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press("Tab");
    if (await revoke.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(revoke).toBeFocused();
  await expect(page.locator(":popover-open")).toContainText(String(name).trim());
});

test("a list of phrases that scrolls is a tab stop with a name", async ({ page }) => {
  await page.goto("/actions");
  const more = page.getByRole("button", { name: /^\+\d+ more$/ }).first();
  await more.focus();
  await page.keyboard.press("Enter");
  const phrases = page.locator("[popover=auto]:popover-open");
  await expect(phrases).toBeVisible();
  await page.keyboard.press("Tab");
  // Inside: WebKit's Tab skips the popover itself.
  const list = phrases.getByRole("group");
  await expect(list).toBeFocused();
  await expect(list).toHaveAccessibleName(/./);
});

test.describe("on a phone", () => {
  test.describe(() => {
    test.use({ role: null, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    test("fields have a font that iPhones don't zoom into, and no page scrolls sideways", async ({
      page,
      sandbox,
    }) => {
      await page.goto(sandbox.url);
      await page.getByRole("button", { name: "Sign in with SSO" }).click();
      await page.getByRole("main").getByText("olivia@").click();
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
      for (const path of [
        "/runs",
        "/actions",
        "/drafts/drf_reschedule",
        "/settings/site",
        "/settings/chat",
        "/team",
      ]) {
        await page.goto(sandbox.url + path);
        const fields = page
          .getByRole("main")
          .locator("input:not([type=checkbox], [type=radio], [type=color]), select, textarea");
        await expect(fields.first()).toBeVisible();
        const sizes = await fields.evaluateAll((all) =>
          all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
        );
        expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      }
    });
  });
});

test.describe("by touch", () => {
  const paths = ["/runs", "/actions", "/drafts", "/settings/keys", "/team"];

  test.describe(() => {
    test.use({ hasTouch: true });
    test("the controls in rows are as high as a finger needs, and a button for more phrases makes no row higher", async ({
      page,
    }) => {
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 844 });
        for (const path of paths) {
          await page.goto(path);
          const rows = page.locator("[data-row]");
          await expect(rows.first()).toBeVisible();
          const lowest = await rows.evaluateAll((all) => {
            const heights = (elements: Element[]) =>
              Math.min(...elements.map((element) => element.getBoundingClientRect().height).filter(Boolean));
            return {
              row: heights(all),
              control: heights(all.flatMap((row) => [...row.querySelectorAll("button, select")])),
            };
          });
          expect(lowest.row, `${path} at ${width} px`).toBeGreaterThanOrEqual(44);
          expect(lowest.control, `${path} at ${width} px`).toBeGreaterThanOrEqual(32);
          if (path !== "/actions") continue;
          const more = page.getByRole("button", { name: /more$/ });
          const withMore = rows.filter({ has: more }).first();
          await withMore.scrollIntoViewIfNeeded();
          const higher = await withMore.boundingBox();
          const without = await rows.filter({ hasNot: more }).first().boundingBox();
          expect(higher?.height, `at ${width} px`).toBe(without?.height);
        }
      }
    });
  });

  test.describe(() => {
    test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });
    test("a tap on a word of a row opens it at once", async ({ page }) => {
      await page.goto("/runs");
      const word = page.locator("[data-row]").getByText("Production", { exact: true }).first();
      await expect(word).toBeVisible();
      const waited = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let lifted = Number.NaN;
            document.addEventListener("pointerup", () => (lifted = performance.now()), { capture: true });
            document.addEventListener(
              "click",
              ({ target }) => {
                if (target instanceof HTMLAnchorElement) resolve(performance.now() - lifted);
              },
              { capture: true },
            );
          }),
      );
      // Forced, because the row's link covers the word.
      await word.tap({ force: true });
      expect(await waited).toBeLessThan(250);
      await expect(page.getByRole("heading", { level: 1, name: "Run Details" })).toBeVisible();
    });
  });
});

/** The style rules for `:hover` that apply on touch screens, too. */
const stickyHovers = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = (rules: CSSRuleList, canHover: boolean) => {
      for (const rule of rules) {
        const inMedia = rule instanceof CSSMediaRule && rule.conditionText.includes("hover: hover");
        if (rule instanceof CSSStyleRule && !canHover && /:hover/.test(rule.selectorText)) {
          // A combination with a state that needs no pointer, to keep its look.
          if (!/:checked/.test(rule.selectorText)) found.push(rule.selectorText);
        }
        if (rule instanceof CSSGroupingRule) walk(rule.cssRules, canHover || inMedia);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules, false);
    return found;
  });

test("styles for hovering don't apply after a tap", async ({ page }) => {
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  // Options of a customizable select, which no touch screen opens.
  expect((await stickyHovers(page)).filter((selector) => !/option|:is\(:hover/.test(selector))).toEqual([]);
});
