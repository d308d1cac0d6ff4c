import { expect } from "@playwright/test";
import { mainNavigation, signIn, test } from "./harness/test";
import { pollUntil } from "./harness/time";

test.describe(() => {
  test.use({ role: null });
  test("a new account reaches its first published action on the example site @journey", async ({
    page,
    context,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "new" });
    await page.clock.install();
    await page.goto(sandbox.url);
    await signIn(page, sandbox);
    const guide = page.getByRole("dialog", { name: "Setup Guide" });
    await expect(guide.getByText("0 of 6 complete")).toBeVisible();

    const opened = context.waitForEvent("page");
    await guide.getByRole("link", { name: "Open your site" }).click();
    const site = await opened;
    await site.getByRole("button", { name: "Install the script" }).click();
    await expect(site.getByText("Create an API key in the console")).toBeVisible();
    await page.bringToFront();
    await pollUntil(page, guide.getByText("1 of 6 complete"));

    await guide.getByRole("link", { name: "Open API Keys" }).click();
    await page.getByRole("button", { name: "Create your first API key" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Website");
    await page.getByRole("button", { name: "Create Key", exact: true }).click();
    await page.getByRole("button", { name: "Done" }).click();

    await site.bringToFront();
    await site.reload();
    await site.getByRole("button", { name: "Record an action" }).click();
    await site.getByRole("combobox", { name: "Guests" }).selectOption("4");
    await site.getByRole("textbox", { name: "Your name" }).fill("Mara Ellison");
    await site.getByRole("button", { name: "Reserve table" }).click();
    await expect(site.getByText("Reserved for 4")).toBeVisible();
    await site.getByRole("button", { name: "Stop and save" }).click();
    await expect(site.getByText("Saved a draft with 3 steps.")).toBeVisible();

    await page.bringToFront();
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("button", { name: "Continue Setup" }).click();
    await pollUntil(page, guide.getByText("4 of 6 complete"));
    await guide.getByRole("link", { name: "View Drafts" }).click();
    await page.getByRole("link", { name: "Reserve a table" }).click();
    for (const step of ["Choose “4” in Guests", "Type into Your name", "Click Reserve table"])
      await expect(page.getByRole("listitem").filter({ hasText: step })).toBeVisible();
    page.once("dialog", (alert) => void alert.accept());
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
    await page.waitForURL("**/actions");
    await expect(page.getByRole("row", { name: /^Reserve a table/ }).getByText("Published")).toBeVisible();
    expect(sandbox.control.state().onboarding).toMatchObject({ firstPublish: true });
  });
});

test("on a phone, the example site's recorder covers nothing that is to be recorded", async ({
  page,
  sandbox,
}) => {
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${sandbox.url}/sandbox/example`);
  await page.getByRole("button", { name: "Record an action" }).click();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Reserve table" }).click();
  await expect(page.getByText("Reserved for 2")).toBeVisible();
  await page.getByRole("button", { name: "Stop and save" }).click();
  await expect(page.getByText("Saved a draft with 1 step.")).toBeVisible();
});

test.describe(() => {
  test.use({ role: null });
  test("the sandbox page counts how often a fault was applied, and adds none that is never", async ({
    page,
    sandbox,
  }) => {
    sandbox.control.apply({ fault: { call: "GET /v1/runs", fault: "status", status: 500 } });
    await fetch(`${sandbox.url}/v1/runs`);
    await page.goto(`${sandbox.url}/sandbox`);
    await page.getByText("For developers").click();
    const fault = page.getByRole("list", { name: "Active faults" }).getByRole("listitem");
    await expect(fault).toHaveText(/, applied 1 time$/);
    const times = page.getByLabel("Times", { exact: true });
    await times.fill("0");
    await page.getByRole("button", { name: "Add fault" }).click();
    await expect(times).toBeFocused();
    await times.fill("1");
    await page.getByRole("button", { name: "Add fault" }).click();
    await expect(fault).toHaveCount(2);
  });
});
