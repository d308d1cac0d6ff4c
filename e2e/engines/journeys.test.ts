import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { SandboxOptions } from "../../packages/sandbox/src/index";
import { startConsole } from "./console";
import type { Engine } from "./driver";
import { firefoxEngine } from "./firefox";
import { findObstacle } from "./obstacle";
import { createPage, withWatchdog, type EnginePage } from "./page";
import { webkitEngine } from "./webkit";

const pages = [
  "/",
  "/actions",
  "/actions/act_book_table",
  "/drafts",
  "/drafts/drf_reschedule",
  "/runs",
  "/settings",
  "/settings/site",
  "/settings/chat",
  "/settings/keys",
  "/billing",
  "/team",
];

/** A button, by its page, and the dialog that it opens. */
const dialogs: [path: string, opener: RegExp, title: RegExp][] = [
  ["/", /^Setup Guide/, /^Setup Guide/],
  ["/settings/keys", /^Create New Key/, /^Create New Key/],
  ["/settings/keys", /^Revoke/, /^Revoke this API key/],
  ["/team", /^Invite Member/, /^Invite a team member/],
  ["/team", /^Remove/, /^Remove this team member/],
  ["/drafts/drf_reschedule", /^Publish/, /^Publish this draft/],
];

const pictures = resolve(import.meta.dirname, "../../node_modules/.cache/engine-pictures");

describe.each([
  ["Firefox", firefoxEngine, await findObstacle(firefoxEngine)],
  ["WebKit", webkitEngine, await findObstacle(webkitEngine)],
] as const)("%s", (_name, engine, obstacle) => {
  describe.skipIf(obstacle !== undefined)("journeys", () => {
    addJourneys(engine);
  });
});

function addJourneys(engine: Engine) {
  const cleanups: (() => Promise<void>)[] = [];
  const problems: string[][] = [];

  let latest: EnginePage | undefined;

  afterEach(async ({ task }) => {
    // A frozen page has no picture.
    if (task.result?.state === "fail")
      await savePicture(`failed-${task.name}`, latest).catch(() => undefined);
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
    expect(problems.splice(0).flat()).toEqual([]);
  });

  /** A console, and a browser whose user is signed in to it. */
  async function start(options: SandboxOptions = {}, signsIn = true) {
    const console = await startConsole({ runIntervalSeconds: 0, ...options });
    cleanups.push(console.close);
    problems.push(console.problems);
    const driver = await engine.launch();
    cleanups.push(driver.close);
    const page = createPage(driver, console);
    latest = page;
    if (signsIn) await page.signIn();
    const requests = (method: string, path: RegExp) =>
      console.sandbox.control
        .requests()
        .filter((request) => request.method === method && path.test(request.path));
    return { console, page, requests };
  }

  const savePicture = async (name: string, page: EnginePage | undefined) => {
    const picture = await page?.screenshot();
    mkdirSync(pictures, { recursive: true });
    if (picture) writeFileSync(join(pictures, `${engine.name}-${name.replaceAll(/\W+/g, "-")}.png`), picture);
  };
  const openRun = async (page: EnginePage) => {
    await page.open("/runs");
    await page.click({ role: "link", name: /^View Details/ });
    await expect.poll(() => page.pathname()).toMatch(/^\/runs\/./);
    await page.waitUntilLoaded();
    return page.pathname();
  };

  test("signs in, stays signed in after a reload, opens a deep link and signs out", async () => {
    const { console, page } = await start({}, false);
    await page.signIn();
    await page.reload();
    await page.waitUntilLoaded();
    await page.open("/settings/keys");
    await page.waitFor({ role: "button", name: /^Create New Key$/ });
    await page.click({ role: "button", name: /^Sign Out$/ });
    await page.waitFor({ role: "button", name: /^Sign in with SSO$/ });
    expect(console.sandbox.control.requests().length).toBeGreaterThan(0);
  });

  test("shows every page in light and dark", async () => {
    const { page } = await start();
    const paths = [...pages, await openRun(page)];
    for (const theme of ["light", "dark"]) {
      await page.setItem("console.theme", theme);
      for (const path of paths) {
        await page.open(path);
        await savePicture(`${path.slice(1) || "dashboard"} ${theme}`, page);
        const text = await page.evaluate(() => document.querySelector("main")?.textContent, null);
        expect(text, path).not.toMatch(/NaN|undefined|Invalid Date|\[object Object\]/);
      }
    }
  });

  test("traps the focus in every dialog and returns it", async () => {
    const { page } = await start();
    // A small height makes long dialogs scroll: scroll containers must not be tab stops.
    await page.resize(1440, 600);
    for (const [path, opener, title] of dialogs) {
      await page.open(path);
      await page.click({ role: "button", name: opener });
      await page.waitFor({ role: "dialog", name: title });
      await expect
        .poll(() => page.evaluate(focusInDialog, null), { message: title.source })
        .toMatch(/^(button|h2|input)$/);
      await savePicture(`dialog ${title.source}`, page);
      for (let stop = 0; stop < 15; stop += 1) {
        await page.press("Tab");
        expect(await page.evaluate(focusInDialog, null), title.source).toMatch(
          /^(a|button|input|pre|select|summary|textarea|the browser's own controls)$/,
        );
      }
      // Tab may have moved to the browser's address bar, which would handle Escape.
      await page.click({ role: "heading", name: title });
      await page.press("Escape");
      await page.waitUntilGone({ role: "dialog" });
      expect(await page.focused(), title.source).toMatch(new RegExp(`^h1|^button ${opener.source.slice(1)}`));
    }
  });

  test("closes dialogs on Escape, not on the backdrop and not while they are busy", async () => {
    const { console, page } = await start();
    await page.open("/settings/keys");
    const create = { role: "button", name: /^Create New Key$/ } as const;
    for (let round = 0; round < 5; round += 1) {
      await page.click(create);
      await page.waitFor({ role: "dialog" });
      await page.press("Escape");
      await page.waitUntilGone({ role: "dialog" });
    }
    await page.click(create);
    await page.clickAt(5, 5);
    await page.waitFor({ role: "dialog" });
    await page.click({ role: "button", name: /^Close$/ });
    await page.waitUntilGone({ role: "dialog" });
    expect(await page.focused()).toMatch(/^(button Create New Key|h1)/);

    console.sandbox.control.apply({ fault: { call: "POST /v1/keys", fault: "slow", delayMs: 3_000 } });
    await page.click(create);
    await page.type("Till");
    await page.press("Enter");
    await page.waitUntilGone({ role: "button", name: /^Close$/ });
    await page.press("Escape");
    await page.press("Escape");
    expect(await page.isVisible({ role: "dialog" })).toBe(true);
    await page.click({ role: "button", name: /^Done$/ });
    await page.waitUntilGone({ role: "dialog" });
  });

  test("opens menus and tooltips beside their buttons", async () => {
    const { page } = await start();
    const menu = { role: "button", name: /^Account menu/ } as const;
    for (let round = 0; round < 3; round += 1) {
      await page.click(menu);
      await page.waitFor({ role: "menuitem" });
      // Floating UI positions it shortly after it opens.
      await expect.poll(() => page.evaluate(isMenuBesideItsButton, null)).toBe(true);
      await page.press("Escape");
      await page.waitUntilGone({ role: "menuitem" });
    }
    await page.hover({ role: "heading" });
    await page.hover(menu);
    await expect
      .poll(() =>
        page.evaluate(
          () => document.querySelector("[popover]:popover-open")?.textContent ?? "no tooltip",
          null,
        ),
      )
      .toBe("Account menu");
  });

  test("fills in selects, colors, radio buttons and shortcuts", async () => {
    const { page } = await start();
    await page.open("/team");
    const role = await page.evaluate(() => {
      const select = document.querySelector("main select");
      return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.textContent : null;
    }, null);
    expect(role).toMatch(/^(Owner|Admin|Member|Viewer)$/);

    await page.open("/runs");
    await page.select({ role: "combobox", name: /^Status/ }, "failed");
    await expect.poll(() => page.evaluate(() => location.search, null)).toContain("status=failed");

    await page.open("/settings/chat");
    const color = { role: "textbox", name: /^Brand color/ } as const;
    const picker = { role: "color", name: /^Brand color picker$/ } as const;
    await page.click(color);
    await page.press("Control+a");
    await page.type("#aa2244");
    await expect.poll(() => page.valueOf(picker)).toBe("#aa2244");
    await page.evaluate(pickColor, "#2244aa");
    await expect.poll(() => page.valueOf(color)).toBe("#2244aa");

    await page.click({ role: "textbox", name: /combination/ });
    await page.click({ role: "button", name: /^Record/ });
    await page.press("Control+Shift+ ");
    await expect.poll(() => page.valueOf({ role: "textbox", name: /combination/ })).toBe("ctrl+shift+space");
    await page.click({ role: "radio", name: /^Left/ });
    await page.waitFor({ role: "button", name: /^Save Settings$/ });
  });

  test("copies, and selects the text when copying is refused", async () => {
    const { page } = await start();
    await page.open("/settings/keys");
    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, "writeText", {
        configurable: true,
        value: () => Promise.resolve(),
      });
    }, null);
    await page.click({ role: "button", name: /^Copy/ });
    await page.waitFor({ role: "text", name: /^Site ID copied to clipboard!$/ });
    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, "writeText", {
        configurable: true,
        value: () => Promise.reject(new DOMException("Refused", "NotAllowedError")),
      });
    }, null);
    await page.waitUntilGone({ role: "text", name: /^Site ID copied to clipboard!$/ });
    await page.click({ role: "button", name: /^Copy/ });
    await page.waitFor({ role: "button", name: /Press (⌘|Ctrl\+)C/ });
    expect(await page.evaluate(() => String(getSelection()), null)).toContain("site_harbour_pine");
  });

  test("asks before unsaved edits are lost and restores them after a reload", async () => {
    const { page } = await start();
    await page.open("/drafts/drf_reschedule");
    const name = { role: "textbox", name: /^Name/ } as const;
    await page.click(name);
    await page.press("End");
    await page.type("!");
    await expect.poll(() => page.valueOf(name)).toBe("Reschedule a booking!");
    const asksBeforeUnload = () =>
      page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })), null);
    await expect.poll(asksBeforeUnload).toBe(true);

    await page.click({ role: "link", name: /^Back to Drafts$/ });
    await page.waitFor({ role: "dialog", name: /^Leave/ });
    await page.click({ role: "button", name: /^Stay$/ });
    await page.waitUntilGone({ role: "dialog" });
    expect(await page.valueOf(name)).toBe("Reschedule a booking!");

    await page.reload();
    expect(page.prompts?.() ?? ["beforeunload"]).toEqual(["beforeunload"]);
    await page.waitUntilLoaded();
    await page.click({ role: "button", name: /^Restore/ });
    await expect.poll(() => page.valueOf(name)).toBe("Reschedule a booking!");
  });

  test("saves and publishes a draft", async () => {
    const { page, requests } = await start();
    await page.open("/drafts/drf_reschedule");
    await page.click({ role: "textbox", name: /^Name/ });
    await page.press("End");
    await page.type("!");
    await page.click({ role: "button", name: /^Save Draft$/ });
    await expect.poll(() => requests("PUT", /^\/v1\/drafts\//).length).toBe(1);
    await page.waitUntilGone({ role: "text", name: /^Unsaved changes$/ });
    await page.click({ role: "button", name: /^Publish$/ });
    await page.waitFor({ role: "dialog" });
    await page.click({ role: "button", name: /^Publish$/ });
    await expect.poll(() => page.pathname(), { timeout: 10_000 }).toBe("/actions");
    expect(requests("POST", /\/publish$/)).toHaveLength(1);
  });

  test("lists 100,000 runs, scrolls, searches and sorts them", async () => {
    const { page } = await start({ scenario: "huge" });
    await page.goto("/runs");
    // The first rows don't wait for the last ones.
    await page.waitFor({ role: "link", name: /^View Details/ });
    await expect
      .poll(() => page.isVisible({ role: "text", name: /^100,000 runs$/ }), { timeout: 180_000 })
      .toBe(true);
    const lastRow = () =>
      page.evaluate(
        () =>
          Math.max(
            ...[...document.querySelectorAll("[aria-rowindex]")].map((row) =>
              Number(row.getAttribute("aria-rowindex")),
            ),
          ),
        null,
      );
    await page.evaluate(() => {
      for (const box of document.querySelectorAll("main [role=region]"))
        box.scrollTo({ top: box.scrollHeight });
      scrollTo({ top: document.documentElement.scrollHeight });
    }, null);
    await expect.poll(lastRow).toBeGreaterThan(90_000);
    await savePicture("end of 100,000 runs", page);
    await page.click({ role: "button", name: /^Duration/ });
    await expect.poll(() => page.evaluate(() => location.search, null)).toContain("sort=");
    await page.click({ role: "textbox", name: /^Search/ });
    await page.type("zzzz");
    await page.waitUntilGone({ role: "link", name: /^View Details/ });
  });

  test("shows new runs while it polls", async () => {
    const { page, requests } = await start({ runIntervalSeconds: 1 });
    await page.open("/runs");
    const before = requests("GET", /^\/v1\/runs$/).length;
    await expect
      .poll(() => requests("GET", /^\/v1\/runs$/).length, { timeout: 30_000 })
      .toBeGreaterThan(before + 1);
    await page.waitFor({ role: "text", name: /^6(4[1-9]|[5-9]\d) runs$/ });
  });

  test("responds to shortcuts, and opens and closes the command palette", async () => {
    const { page } = await start();
    await page.open("/settings");
    await page.press("Control+k");
    await page.waitFor({ role: "dialog" });
    await page.clickAt(5, 5);
    await page.waitUntilGone({ role: "dialog" });
    await page.press("Control+k");
    await page.waitFor({ role: "dialog" });
    await page.type("chat wid");
    await page.press("Enter");
    await expect.poll(() => page.pathname()).toBe("/settings/chat");
    await page.waitUntilGone({ role: "dialog" });
    await page.waitUntilLoaded();
    await page.press("?");
    await page.waitFor({ role: "dialog", name: /shortcuts/i });
    await page.press("Escape");
    await page.waitUntilGone({ role: "dialog" });
  });

  test("keeps the focus in the page when its row, section or page goes", async () => {
    const { page, console } = await start();
    await page.open("/team");
    await page.click({ role: "button", name: /^Remove/ });
    await page.waitFor({ role: "dialog", name: /^Remove this team member/ });
    await page.click({ role: "button", name: /^Remove$/ });
    await page.waitUntilGone({ role: "dialog" });
    await expect.poll(() => page.evaluate(focusedTag, null)).not.toBe("body");

    await page.open("/settings/keys");
    await page.click({ role: "button", name: /^Revoke/ });
    await page.waitFor({ role: "dialog", name: /^Revoke this API key/ });
    await page.click({ role: "button", name: /^Revoke/ });
    await page.waitUntilGone({ role: "dialog" });
    await expect.poll(() => page.evaluate(focusedTag, null)).not.toBe("body");

    await page.open("/runs?q=nothing-is-called-this");
    await page.click({ role: "button", name: /^Clear filters$/ });
    await page.waitFor({ role: "link", name: /^View Details/ });
    await expect.poll(() => page.evaluate(focusedTag, null)).not.toBe("body");

    await openRun(page);
    await page.click({ role: "link", name: /^Next/ });
    await page.waitUntilLoaded();
    await expect.poll(() => page.evaluate(focusedTag, null)).not.toBe("body");

    await page.open("/runs");
    await page.click({ role: "button", name: /^Reload/ });
    await page.waitUntilLoaded();
    await expect.poll(() => page.evaluate(focusedTag, null)).not.toBe("body");
    expect(console.problems).toEqual([]);
  });

  test("leads a new account to its first published action", async () => {
    const { page } = await start({ scenario: "new" });
    await page.goto("/sandbox/example");
    await page.click({ role: "button", name: /^Install the script$/ });
    await page.waitFor({ role: "text", name: /Create an API key in the console/ });

    await page.open("/settings/keys");
    await page.click({ role: "button", name: /^Create your first API key$/ });
    await page.waitFor({ role: "dialog" });
    await page.type("Website");
    await page.press("Enter");
    await page.click({ role: "button", name: /^Done$/ });

    await page.goto("/sandbox/example");
    await page.click({ role: "button", name: /^Record an action$/ });
    await page.select({ role: "combobox", name: /^Guests/ }, "4");
    await page.click({ role: "textbox", name: /^Your name/ });
    await page.type("Mara Ellison");
    await page.click({ role: "button", name: /^Reserve table$/ });
    await page.waitFor({ role: "text", name: /Reserved for 4/ });
    await page.click({ role: "button", name: /^Stop and save$/ });
    await page.waitFor({ role: "text", name: /Saved a draft with 3 steps/ });

    await page.open("/drafts");
    await page.click({ role: "link", name: /^Reserve a table/ });
    await page.click({ role: "button", name: /^Publish$/ });
    await page.waitFor({ role: "dialog", name: /^Publish this draft/ });
    await page.click({ role: "button", name: /^Publish$/ });
    await expect.poll(() => page.pathname()).toBe("/actions");
    await page.waitFor({ role: "row", name: /^Reserve a table.*Published/ });
  });

  test("reports a page that freezes instead of waiting for it", async () => {
    const driver = await engine.launch();
    cleanups.push(driver.close);
    const freeze = () => {
      for (;;);
    };
    await expect(withWatchdog("a script", driver.evaluate(freeze, null), 3)).rejects.toThrow(
      "The page is frozen: no response to “a script” within 3 seconds",
    );
  });

  test("survives twenty resizes on every page", async () => {
    const { page } = await start();
    for (const path of [...pages, await openRun(page)]) {
      await page.open(path);
      for (let round = 0; round < 20; round += 1) {
        await page.resize(engine.narrowestWindow, 900);
        await page.resize(1440, 900);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth, null)).toBe(true);
    }
  });
}

function isMenuBesideItsButton() {
  const menu = document.querySelector("[popover=auto]:popover-open")?.getBoundingClientRect();
  const button = document.querySelector("[aria-haspopup=menu][aria-expanded=true]")?.getBoundingClientRect();
  if (!menu || !button) return false;
  const distance = Math.min(Math.abs(menu.top - button.bottom), Math.abs(button.top - menu.bottom));
  return distance <= 8 && menu.left >= 0 && menu.right <= innerWidth && menu.left <= button.right;
}

const focusedTag = () => document.activeElement?.localName ?? "body";

/** The focused element's tag, if it is in the dialog. Tab also leads to the browser's own controls. */
function focusInDialog() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "the browser's own controls";
  return focused.closest("dialog:modal") ? focused.localName : `${focused.localName} outside the dialog`;
}

/** The native picker can't be automated. Set the value with the prototype's setter, which React observes. */
function pickColor(color: string) {
  const input = document.querySelector("input[type=color]");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, color);
  input?.dispatchEvent(new Event("input", { bubbles: true }));
}
