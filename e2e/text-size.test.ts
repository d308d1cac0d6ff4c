import { expect, type CDPSession, type Page } from "@playwright/test";
import { navigate } from "./harness/navigate";
import { plainPages, tableLabels, tablePages } from "./harness/pages";
import { mainNavigation, test } from "./harness/test";

/** Lists whose first detail page is checked too. */
const lists = ["/drafts", "/runs?status=failed"];

const percents = [100, 150, 200];
const widths = [640, 1024, 1440];

/** Truncated text at the current width and text size. */
const problemsOn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((painted) => requestAnimationFrame(painted));
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) found.add("the page is wider than its window");

    const sidebar = document.querySelector("nav")?.parentElement?.offsetWidth ?? 0;
    if (sidebar > window.innerWidth / 4) found.add("the sidebar takes more than a quarter");

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest("option, [aria-hidden=true], [inert]") === null;

    interface Clip {
      end: number;
      isClipped: boolean;
    }
    const clips = new Map<Element | null, Clip>([[null, { end: Infinity, isClipped: false }]]);
    /** The area to which the element and its ancestors clip its content. */
    const clipOf = (element: Element | null): Clip => {
      const known = clips.get(element);
      if (known !== undefined || element === null) return known ?? { end: Infinity, isClipped: false };
      const around = clipOf(element.parentElement);
      const { overflowX, clipPath } = getComputedStyle(element);
      const clip = {
        end:
          overflowX === "visible" ? around.end : Math.min(around.end, element.getBoundingClientRect().right),
        isClipped: around.isClipped || clipPath !== "none" || element.tagName === "PRE",
      };
      clips.set(element, clip);
      return clip;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? "";
      const parent = text.parentElement;
      if (words.length < 4 || parent === null || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      const lineCount = new Set(lines.map(({ top }) => Math.round(top))).size;
      if (lineCount > 1 && words.length / lineCount < 3) found.add(`“${words}” has a line for each letter`);

      const { left, right } = range.getBoundingClientRect();
      const { end, isClipped } = clipOf(parent);
      if (!isClipped && end - left < Math.min(right - left, 3 * rem) - 1) found.add(`“${words}” is cut off`);
    }
    return [...found];
  });

const setTextSize = (session: CDPSession, percent: number) =>
  session.send("Page.setFontSizes", {
    fontSizes: { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) },
  });

test.describe("enlarged text", () => {
  const title = "every page can be read at 100 to 200 percent, in windows of 640 to 1440 px";
  test(title, { tag: "@nightly" }, async ({ page, sandbox }) => {
    test.setTimeout(180_000);
    sandbox.reset({ scenario: "busy" });
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const problems: Record<string, string[]> = {};
    const details = [];
    for (const list of lists) {
      await page.goto(sandbox.url + list);
      details.push((await page.getByRole("row").getByRole("link").first().getAttribute("href")) ?? "");
    }
    for (const path of [...plainPages, ...details]) {
      await page.goto(sandbox.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      for (const percent of percents) {
        await setTextSize(session, percent);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          let found = await problemsOn(page);
          // The resize may not have been rendered yet.
          for (let again = 0; found.length > 0 && again < 3; again += 1) found = await problemsOn(page);
          for (const problem of found) (problems[problem] ??= []).push(`${path} ${percent} % ${width} px`);
        }
      }
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
        "the text size applies",
      ).toBe("32px");
    }
    expect(problems).toEqual({});
  });
});

/** Pairs of controls, one on top of the other. */
const overlaps = (page: Page) =>
  page.locator("header, [role=search]").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const controls = [...row.querySelectorAll("button, input")].filter((control) =>
        control.checkVisibility(),
      );
      const boxes = controls.map((control) => control.getBoundingClientRect());
      return controls.flatMap((control, index) =>
        controls.slice(index + 1).flatMap((other, offset) => {
          const [a, b] = [boxes[index], boxes[index + 1 + offset]];
          const areApart =
            !a || !b || a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          return areApart ? [] : [`${control.outerHTML.slice(0, 80)} and ${other.outerHTML.slice(0, 80)}`];
        }),
      );
    }),
  );

// WCAG 1.4.12.
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }";

test("on a phone, enlarged text pushes no control over another; more space between letters cuts nothing off", async ({
  page,
}) => {
  await page.goto("/runs");
  await expect(mainNavigation(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await expect(page.getByRole("table")).toBeVisible();
  for (const percent of [150, 200]) {
    await setTextSize(session, percent);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: "More filters" })).toBeVisible();
    expect(await overlaps(page), `${percent} %`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }

  await setTextSize(session, 100);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  for (const [path, name] of [
    ...tableLabels.map((label) => [tablePages[label], label] as const),
    // The longest badges.
    ["/actions?status=disabled", "Actions"],
    ["/runs?status=timeout", "Runs"],
  ] as const) {
    await navigate(page, path);
    await expect(page.getByRole("table", { name }).getByRole("row").nth(1)).toBeVisible();
    const status = path === tablePages.Runs ? "Success" : "Timeout";
    if (name === "Runs") await expect(page.getByRole("cell", { name: status }).first()).toBeVisible();
    // No date, no status and no button.
    const cutOff = await page.getByRole("cell").evaluateAll((cells) =>
      cells
        .flatMap((cell) => [cell, ...cell.querySelectorAll("*")])
        .filter((part) => part.matches(":has(time, button, a[aria-describedby], svg), svg + *"))
        .flatMap(({ scrollWidth, clientWidth, textContent }) =>
          clientWidth > 0 && scrollWidth > clientWidth + 1 ? (textContent ?? "") : [],
        ),
    );
    expect(cutOff, path).toEqual([]);
  }

  // Nothing reaches into the next row of a long list, whose rows have one height.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await navigate(page, "/runs?env=prod");
    await navigate(page, "/runs");
    await expect(page.getByRole("row").nth(5)).toBeVisible();
    const outside = () =>
      page.locator("[data-row]").evaluateAll((rows) =>
        rows.flatMap((row) => {
          const { bottom } = row.getBoundingClientRect();
          return [...row.querySelectorAll("time, a, span")].flatMap((part) =>
            part.getBoundingClientRect().bottom > bottom + 0.5 ? part.textContent : [],
          );
        }),
      );
    await expect.poll(outside, `${width} px`).toEqual([]);
  }

  await page.setViewportSize({ width: 320, height: 844 });
  // The longest values beside the duration.
  await navigate(page, "/runs?status=timeout&env=dev");
  const durations = page.getByRole("cell", { name: /^\d+\.\d\ds$/ });
  await expect(durations.first()).toBeVisible();
  expect(
    await durations.evaluateAll(
      (cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    ),
  ).toBe(0);
});
