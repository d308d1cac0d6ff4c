import { expect } from "@playwright/test";
import { open, test } from "./harness/test";
import { advanceClock, controlClock, pollUntil } from "./harness/time";

test.describe("the setup guide", () => {
  test("isn't seen while the site can't be loaded", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "new" } });
    const page = await open(await visit(), console, "/settings");
    console.sandbox.control.apply({ fault: { call: "GET /v1/sites/me", fault: "status", status: 404 } });
    await page.evaluate(() => localStorage.removeItem("hasSeenOnboarding"));
    await page.goto(`${console.url}/#setup-guide`);
    await page.getByRole("alert").first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem("hasSeenOnboarding"))).toBeNull();
  });

  test("opens automatically once, checks off steps while open, and closes after the last one", async ({
    begin,
    visit,
  }) => {
    const console = await begin({ sandbox: { scenario: "new" } });
    const context = await visit({});
    await controlClock(context);
    const page = await open(context, console, "/");
    const guide = page.getByRole("dialog", { name: "Setup guide" });
    await guide.getByText("0 of 6 complete").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("hasSeenOnboarding"))).toBe("true");

    console.sandbox.control.apply({ completeOnboarding: "scriptInstalled" });
    await pollUntil(page, guide.getByText("1 of 6 complete"));

    await page.reload();
    await page.getByRole("button", { name: "Continue Setup" }).waitFor();
    // By then, the guide's code would have loaded.
    await page.waitForLoadState("networkidle");
    await expect(guide).toBeHidden();
    await page.getByRole("button", { name: "Continue Setup" }).click();
    await guide.getByRole("link", { name: "Open API Keys" }).waitFor();
    for (const flag of [
      "apiKeyCreated",
      "appOpened",
      "firstRecording",
      "firstPublish",
      "widgetEnabled",
    ] as const)
      console.sandbox.control.apply({ completeOnboarding: flag });
    await advanceClock(page, 5_000);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await page.getByText("Complete your setup").count()).toBe(0);
  });

  test("opens from the chat widget's page, once", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy" } });
    const page = await open(await visit(), console, "/settings/chat");
    await page.getByRole("link", { name: "Install with the setup guide" }).click();
    const guide = page.getByRole("dialog", { name: "Install the script" });
    await guide.getByRole("button", { name: "Close" }).first().click();
    await expect(guide).toBeHidden();
    await expect(page).toHaveURL(`${console.url}/`);
    await page.reload();
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    await page.getByRole("heading", { name: "Recent Actions" }).waitFor();
    await expect(guide).toBeHidden();
  });

  test("waits until the command palette is closed", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings/site");
    const guide = page.getByRole("dialog", { name: "Setup guide" });
    const palette = page.getByRole("dialog", { name: "Search" });
    await page.getByRole("textbox", { name: "Site Name" }).waitFor();
    await page.keyboard.press("Control+k");
    await palette.waitFor();
    // Navigate to the dashboard while the palette is open, as Back does.
    await page.evaluate(() => {
      history.pushState(null, "", "/");
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    });
    await page.getByRole("button", { name: "Continue Setup", includeHidden: true }).waitFor();
    await page.keyboard.type("runs");
    await palette.getByRole("option", { name: /Runs/ }).first().waitFor();
    expect(await guide.count()).toBe(0);
    await page.keyboard.press("Escape");
    await palette.waitFor({ state: "detached" });
    await guide.waitFor();
  });

  test("copies the site ID and the script tag, and confirms only after success", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const page = await open(context, console, "/");
    const guide = page.getByRole("dialog", { name: "Setup guide" });
    await guide.getByRole("button", { name: "Copy script tag" }).click();
    await guide.getByRole("button", { name: "Copied!" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `<script src="${console.url}/sandbox/assets/sdk.js?understudy=dev" data-site-id="site_harbour_pine" data-widget="off" async></script>`,
    );
    await guide.getByRole("button", { name: "Copy script tag" }).waitFor();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await guide.getByRole("button", { name: "Copy Site ID" }).click();
    await guide.getByRole("button", { name: "Press Ctrl+C" }).waitFor();
    expect(await guide.getByRole("button", { name: "Copied!" }).count()).toBe(0);
  });

  test("doesn't open for an account that is set up", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy" } });
    const page = await open(await visit(), console, "/");
    await page.getByRole("group", { name: "Total Runs" }).waitFor();
    await page.getByRole("region", { name: "Quick Start" }).waitFor();
    // Written once the site has loaded, which would open the guide.
    await page.waitForFunction(() => localStorage.getItem("console.setup-complete") === "true");
    expect(await page.evaluate(() => localStorage.getItem("hasSeenOnboarding"))).toBeNull();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.getByText("Complete your setup").count()).toBe(0);
  });
});
