import { expect, type Page } from "@playwright/test";
import { answerAlerts } from "./harness/alerts";
import { calls } from "./harness/requests";
import { mainNavigation, clipboard, goTo, signIn, test } from "./harness/test";

const path = "/drafts/drf_reschedule";
const storedName = "Reschedule a booking";

const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
/** Types at the end: focus without a click puts the caret at the start. */
async function type(page: Page, text: string): Promise<void> {
  await name(page).press("End");
  await name(page).pressSequentially(text);
}
async function nameIs(page: Page, value: string): Promise<void> {
  await expect(name(page)).toHaveValue(value);
}
const button = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true });
const offer = (page: Page) => page.getByText("Unsaved changes from");
const question = (page: Page) => page.getByRole("alertdialog");
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("console.edits")));

/** Drives a tab through the protocol: Playwright gives up on one that has crashed. */
async function tabOf(page: Page) {
  const tab = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) =>
    (await tab.send("Runtime.evaluate", { expression, returnByValue: true })).result.value as unknown;
  const input = `document.querySelector("input[name=name]")`;
  return {
    reload: () => tab.send("Page.reload"),
    nameIs: (value: string) => expect.poll(() => evaluate(`${input}?.value`)).toBe(value),
    async click(label: string) {
      const found = `[...document.querySelectorAll("button")].find((each) => each.textContent === "${label}")`;
      await expect.poll(() => evaluate(`${found} !== undefined`)).toBe(true);
      await evaluate(`${found}.click()`);
    },
    async type(text: string) {
      await evaluate(`${input}.focus(); ${input}.setSelectionRange(10_000, 10_000)`);
      await tab.send("Input.insertText", { text });
    },
    async crash() {
      const crashed = new Promise<void>((done) => tab.once("Inspector.targetCrashed", () => done()));
      // Never resolves, because the page has crashed.
      void tab.send("Page.crash").catch(() => undefined);
      await crashed;
    },
  };
}

/** Types newer edits before the older ones are restored. */
async function leaveTwoEdits(page: Page): Promise<void> {
  await name(page).fill("First");
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await name(page).fill("Second");
  await page.reload();
}

test.describe("unsaved edits", () => {
  for (const rounds of [2, 20])
    test(
      `${rounds} crashes while typing lose nothing`,
      { tag: rounds > 2 ? "@nightly" : [] },
      async ({ page, sandbox }) => {
        test.setTimeout(300_000);
        await page.goto(path);
        await expect(mainNavigation(page)).toBeVisible();
        await nameIs(page, storedName);
        let typed = storedName;
        for (let round = 1; round <= rounds; round += 1) {
          const tab = await tabOf(page);
          if (round > 1) await tab.click("Restore changes");
          await tab.nameIs(typed);
          await tab.type(` ${round}`);
          typed += ` ${round}`;
          await tab.crash();
          await (await tabOf(page)).reload();
        }
        const tab = await tabOf(page);
        await tab.click("Restore changes");
        await tab.nameIs(typed);
        expect(calls(sandbox, "PUT", /./)).toEqual([]);
      },
    );

  test("ask before a reload and are offered afterward, also older ones; discarding deletes them", async ({
    page,
  }) => {
    await page.goto(path);
    const alerts = answerAlerts(page);
    await type(page, "!");
    await page.reload();
    expect(alerts.leaveQuestions.count).toBe(1);
    await expect(offer(page)).toBeVisible();
    await nameIs(page, storedName);
    await button(page, "Restore changes").click();
    await nameIs(page, `${storedName}!`);
    await expect(page.getByText("Unsaved changes")).toBeVisible();

    await button(page, "Discard changes").click();
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await nameIs(page, `${storedName}!`);
    await button(page, "Discard changes").click();
    await question(page).getByRole("button", { name: "Discard" }).click();
    await nameIs(page, storedName);
    expect(await keptKeys(page)).toEqual([]);

    await type(page, "?");
    await page.reload();
    await button(page, "Discard").click();
    await question(page).getByRole("button", { name: "Discard" }).click();
    await expect(offer(page)).toHaveCount(0);
    expect(await keptKeys(page)).toEqual([]);
    await page.reload();
    await nameIs(page, storedName);
    await expect(offer(page)).toHaveCount(0);
    expect(alerts.leaveQuestions.count).toBe(2);

    await leaveTwoEdits(page);
    await button(page, "Restore changes").click();
    await nameIs(page, "Second");
    await button(page, "Restore changes").click();
    await nameIs(page, "First");
    await expect(offer(page)).toHaveCount(0);
  });

  test("ask before a link, Back or closing the tab, once; they are offered after leaving @journey", async ({
    page,
  }) => {
    await page.goto("/drafts");
    const alerts = answerAlerts(page);
    await page.getByRole("link", { name: storedName }).click();
    await type(page, "!");

    await page.getByRole("link", { name: "Back to Drafts" }).click();
    await question(page).getByRole("button", { name: "Stay" }).click();
    await page.goBack();
    await question(page).getByRole("button", { name: "Stay" }).click();
    await nameIs(page, `${storedName}!`);
    alerts.leaveQuestions.leave = false;
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => alerts.leaveQuestions.count).toBe(1);
    await nameIs(page, `${storedName}!`);

    await page.getByRole("link", { name: "Back to Drafts" }).click();
    await question(page).getByRole("button", { name: "Leave" }).click();
    await page.getByRole("link", { name: storedName }).click();
    await button(page, "Restore changes").click();
    await button(page, "Save Draft").click();
    await expect.poll(() => alerts.said).toEqual(["Draft saved successfully!"]);
    await page.getByRole("link", { name: "Back to Drafts" }).click();
    await page.getByRole("link", { name: `${storedName}!` }).click();
    await nameIs(page, `${storedName}!`);
    await expect(offer(page)).toHaveCount(0);
    expect(await keptKeys(page)).toEqual([]);

    await type(page, "?");
    await goTo(page, "Runs");
    await expect(question(page)).toBeVisible();
    // Back right after Leave, in one task, so that the navigation to Runs can't finish in between.
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>("[role=alertdialog] button")];
      buttons.find(({ textContent }) => textContent === "Leave")?.click();
      history.back();
    });
    await expect(page.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });

  test("ask once before two Backs at once, and leave the address of the page", async ({ page, sandbox }) => {
    await page.goto("/settings");
    await goTo(page, "Runs");
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
    await goTo(page, "Drafts");
    await page.getByRole("link", { name: "Reschedule a booking" }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Half a na");
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await question(page).getByRole("button", { name: "Stay" }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${sandbox.url}/drafts/drf_reschedule`);
    await page.goBack();
    await question(page).getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
    await expect(page).toHaveURL(`${sandbox.url}/drafts`);
  });

  test("ask before Back after “Skip to content”, which adds no history entry", async ({ page }) => {
    await page.goto("/drafts");
    await page.getByRole("link", { name: storedName }).click();
    await nameIs(page, storedName);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await type(page, "!");
    await page.evaluate(() => history.go(-1));
    await question(page).getByRole("button", { name: "Stay" }).click();
    await nameIs(page, `${storedName}!`);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test("are listed before signing out, which deletes them", async ({ page, sandbox }) => {
    await page.goto("/drafts");
    const alerts = answerAlerts(page);
    const listed = question(page).getByText(`Draft “${storedName}”`);
    await page.getByRole("link", { name: storedName }).click();
    await type(page, "!");
    await goTo(page, "Runs");
    await question(page).getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
    await button(page, "Sign Out").click();
    await expect(listed).toBeVisible();
    await question(page).getByRole("button", { name: "Stay" }).click();

    await page.goBack();
    await button(page, "Restore changes").click();
    await nameIs(page, `${storedName}!`);
    await button(page, "Sign Out").click();
    await expect(listed).toBeVisible();
    await question(page).getByRole("button", { name: "Stay" }).click();
    await nameIs(page, `${storedName}!`);
    await button(page, "Sign Out").click();
    await question(page).getByRole("button", { name: "Sign Out" }).click();
    await expect(button(page, "Sign in with SSO")).toBeVisible();
    expect(await keptKeys(page)).toEqual([]);
    expect(alerts.leaveQuestions.count).toBe(0);
    await signIn(page, sandbox);
    // Not by a link, which the setup guide may cover.
    await page.goto(`${sandbox.url}${path}`);
    await nameIs(page, storedName);
    await expect(offer(page)).toHaveCount(0);

    // Also if the browser can't store them.
    await page.evaluate(() => {
      // Called with the storage as `this` below, as a method is.
      // oxlint-disable-next-line typescript/unbound-method
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("console.edits")) throw new DOMException("full", "QuotaExceededError");
        write.call(this, key, value);
      };
    });
    await type(page, "!");
    await expect(page.getByText("Unsaved changes won’t survive a reload.")).toBeVisible();
    await button(page, "Sign Out").click();
    await expect(listed).toBeVisible();
    await question(page).getByRole("button", { name: "Stay" }).click();
    await nameIs(page, `${storedName}!`);
  });
});

test.describe(() => {
  test.use({ permissions: clipboard });
  test(
    "edits of a draft that someone else published can be copied and discarded",
    { tag: "@chromium" },
    async ({ page, colleague }) => {
      await page.goto(path);
      await expect(mainNavigation(page)).toBeVisible();
      answerAlerts(page);
      await name(page).fill("Ours");
      await page.reload();
      await expect(offer(page)).toBeVisible();
      await name(page).fill("Ours, newer");

      await colleague.goto(path);
      answerAlerts(colleague);
      await button(colleague, "Publish").click();
      await question(colleague).getByRole("button", { name: "Publish" }).click();
      await expect(colleague.getByRole("heading", { level: 1, name: "Actions" })).toBeVisible();

      await page.reload();
      await expect(page.getByRole("alert", { name: "Failed to load draft" })).toBeVisible();
      const kept = page.getByRole("region", { name: /^Unsaved changes from/ });
      await expect(kept).toHaveCount(2);
      await expect(kept.first()).toContainText("Ours, newer");
      await kept.first().getByRole("button", { name: "Copy changes" }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("Name:\nOurs, newer");
      await kept.first().getByRole("button", { name: "Discard" }).click();
      await question(page).getByRole("button", { name: "Discard" }).click();
      await expect(kept).toHaveCount(1);
      await page.reload();
      await expect(kept).toContainText("Ours");
      await kept.getByRole("button", { name: "Discard" }).click();
      await question(page).getByRole("button", { name: "Discard" }).click();
      await expect(kept).toHaveCount(0);
      expect(await keptKeys(page)).toEqual([]);
    },
  );
});

test("edits of an ended session are offered after signing in, but not to another account", async ({
  page,
  sandbox,
}) => {
  const { control } = sandbox;
  await page.goto(path);
  const alerts = answerAlerts(page);

  await test.step("after a second 401, signing in asks nothing", async () => {
    await type(page, "!");
    control.apply({ fault: { call: "PUT /v1/drafts/:id", fault: "status", status: 401 } });
    await button(page, "Save Draft").click();
    await expect(page.getByRole("main").getByRole("button", { name: "Use another account" })).toBeVisible();
    await nameIs(page, `${storedName}!`);
    expect(calls(sandbox, "PUT", /./)).toHaveLength(2);
    expect(alerts.said).toEqual([]);

    control.apply({ clearFaults: true });
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Sign in/ })
      .click();
    await button(page, "Restore changes").click();
    await nameIs(page, `${storedName}!`);
    expect(alerts.leaveQuestions.count).toBe(0);
  });

  await test.step("after a session that can't be renewed", async () => {
    control.apply({ revokeSession: true, refuseTokens: "issued" });
    await button(page, "Save Draft").click();
    await expect(page.getByText("Your session ended")).toBeVisible();
    await signIn(page, sandbox);
    expect(new URL(page.url()).pathname).toBe(path);
    await button(page, "Restore changes").click();
    await nameIs(page, `${storedName}!`);
    await button(page, "Save Draft").click();
    await expect.poll(() => alerts.said).toEqual(["Draft saved successfully!"]);
  });

  await test.step("not to another account", async () => {
    await type(page, "?");
    control.apply({ revokeSession: true, refuseTokens: "issued" });
    await button(page, "Save Draft").click();
    await expect(page.getByText("Your session ended")).toBeVisible();
    await signIn(page, sandbox, "admin");
    await nameIs(page, `${storedName}!`);
    await expect(offer(page)).toHaveCount(0);
    expect(await keptKeys(page)).toHaveLength(1);
  });
});

test("two tabs keep their own edits", async ({ page: first, context, sandbox }) => {
  const openTab = async () => {
    const tab = await context.newPage();
    await tab.goto(sandbox.url + path);
    await nameIs(tab, storedName);
    answerAlerts(tab);
    return tab;
  };
  await first.goto(path);
  await nameIs(first, storedName);
  answerAlerts(first);
  const second = await openTab();
  await name(first).fill("By the first");
  await name(second).fill("By the second");
  await first.reload();
  await second.reload();
  await button(first, "Restore changes").click();
  await button(second, "Restore changes").click();
  await nameIs(first, "By the first");
  await nameIs(second, "By the second");
  // What a closed tab had kept isn't offered to another.
  await first.close();
  const third = await openTab();
  await expect(offer(third)).toHaveCount(0);
});
