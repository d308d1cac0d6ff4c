import { expect, type Page } from "@playwright/test";
import { refetch } from "./harness/navigate";
import { answerAlerts } from "./harness/alerts";
import { calls, holdRequests } from "./harness/requests";
import { test } from "./harness/test";

const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
const button = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true });
const puts = (sandbox: Parameters<typeof calls>[0]) => calls(sandbox, "PUT", /^\/v1\/drafts\//);

test.describe("saving a draft", () => {
  test("sends the four fields as typed, once, by button or shortcut @journey", async ({ page, sandbox }) => {
    await page.goto("/drafts/drf_reschedule");
    const alerts = answerAlerts(page);
    await name(page).fill("Move a booking");
    await page.getByRole("textbox", { name: "Description" }).fill("");
    await page.getByRole("checkbox", { name: "Destructive action" }).check();
    await button(page, "Remove change the dates").click();
    await page.getByRole("textbox", { name: "Phrase 1" }).press("Enter");
    await page.keyboard.type("come later");
    await button(page, "Add phrase").click();
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await button(page, "Save Draft").dblclick();
    await expect.poll(() => alerts.said).toEqual(["Draft saved successfully!"]);
    expect(puts(sandbox).map(({ body }) => body)).toEqual([
      {
        name: "Move a booking",
        description: "",
        intents: ["move my booking", "come later", ""],
        destructive: true,
      },
    ]);
    await expect(page.getByText("Unsaved changes")).toBeHidden();

    await name(page).press("End");
    await page.keyboard.type("!");
    await page.keyboard.press("Control+s");
    await expect.poll(() => alerts.said).toHaveLength(2);
    expect(puts(sandbox).at(-1)?.body).toMatchObject({ name: "Move a booking!" });
    await page.reload();
    await expect(name(page)).toHaveValue("Move a booking!");
    await expect(page.getByRole("textbox", { name: /^Phrase/ })).toHaveCount(3);
  });
});

test("a canceled question keeps the note that a save may have gone through", async ({ page, sandbox }) => {
  await page.goto("/drafts/drf_reschedule");
  const alerts = answerAlerts(page);
  await name(page).fill("Move a booking");
  sandbox.control.apply({ fault: { call: "PUT /v1/drafts/:id", times: 1, fault: "reset" } });
  await button(page, "Save Draft").click();
  await expect.poll(() => alerts.said).toEqual(["Failed to save draft"]);
  const note = page.getByText("It may have gone through.", { exact: true });
  await expect(note).toBeVisible();
  for (const asks of ["Publish", "Discard changes"]) {
    await button(page, asks).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect(note).toBeVisible();
  }
});

test.describe("publishing a draft", () => {
  test("confirms, publishes once, alerts the action ID and opens Actions @journey", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/drafts");
    const alerts = answerAlerts(page);
    await page.getByRole("link", { name: "Reschedule a booking" }).click();
    await button(page, "Publish").focus();
    // It also asks if Enter is held: each further `down` is a repetition.
    for (let times = 0; times < 3; times += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    const question = page.getByRole("alertdialog");
    await expect(
      question.getByText(
        "Are you sure you want to publish this draft? It will be available to admins immediately.",
      ),
    ).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    expect(calls(sandbox, "POST", /publish$/)).toEqual([]);

    await button(page, "Publish").click();
    await question.getByRole("button", { name: "Publish" }).dblclick();
    await page.waitForURL("**/actions");
    // For two seconds.
    const highlighted = page.locator("[data-highlighted]");
    await expect(highlighted).toContainText("Reschedule a booking");
    await expect(highlighted).toHaveCount(0);
    expect(alerts.said).toEqual([
      expect.stringMatching(/^Draft published successfully! Action ID: act_\w+$/),
    ]);
    expect(calls(sandbox, "POST", /publish$/).map(({ path }) => path)).toEqual([
      "/v1/drafts/drf_reschedule/publish",
    ]);
    expect(puts(sandbox)).toEqual([]);
    await expect(
      page.getByRole("row", { name: /^Reschedule a booking/ }).getByText("Published"),
    ).toBeVisible();
    // The draft no longer exists, so Back skips it.
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Untitled Draft/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Reschedule a booking/ })).toHaveCount(0);
    // Its URL no longer shows a cached copy.
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: /drf_reschedule/ }).click();
    await expect(page.getByRole("alert", { name: "Failed to load draft" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Drafts" }).click();
    await page.waitForURL("**/drafts");
  });

  test("alerts why it was refused and stays; saves unsaved edits first, and stops if that fails", async ({
    page,
    sandbox,
  }) => {
    const { control } = sandbox;
    await page.goto("/drafts/drf_no_steps");
    const alerts = answerAlerts(page);
    const question = page.getByRole("alertdialog");
    await expect(page.getByText("No steps recorded")).toBeVisible();
    await button(page, "Publish").click();
    await question.getByRole("button", { name: "Publish" }).click();
    await expect.poll(() => alerts.said).toEqual(["A draft without recorded steps cannot be published."]);
    expect(new URL(page.url()).pathname).toBe("/drafts/drf_no_steps");
    const publishing = "POST /v1/drafts/:id/publish";
    control.apply({ fault: { call: publishing, fault: "reset", times: 1 } });
    await button(page, "Publish").click();
    await question.getByRole("button", { name: "Publish" }).click();
    await expect.poll(() => alerts.said.at(-1)).toBe("Failed to publish draft");

    await page.getByRole("link", { name: "Back to Drafts" }).click();
    await page.getByRole("link", { name: "Reschedule a booking" }).click();
    alerts.said.length = 0;
    control.apply({ clearLog: true });
    const publish = async () => {
      await button(page, "Publish").click();
      await expect(question.getByText("Saves Name, then publishes.")).toBeVisible();
      await question.getByRole("button", { name: "Publish" }).click();
    };
    await name(page).fill("Move a booking");
    control.apply({ fault: { call: "PUT /v1/drafts/:id", fault: "html-200", times: 1 } });
    await publish();
    await expect.poll(() => alerts.said).toEqual(["Failed to save draft"]);
    await expect(question).toHaveCount(0);
    expect(calls(sandbox, "POST", /publish$/)).toEqual([]);

    control.apply({ fault: { call: publishing, fault: "empty-200", times: 1 } });
    await publish();
    await page.waitForURL("**/actions");
    expect(alerts.said).toEqual(["Failed to save draft", "Draft published successfully!"]);
    expect(puts(sandbox).at(-1)?.body).toMatchObject({ name: "Move a booking" });
    expect(alerts.leaveQuestions.count).toBe(0);
  });

  test("can't be repeated while the code of Actions loads", async ({ page, sandbox }) => {
    await page.goto("/drafts/drf_reschedule");
    const alerts = answerAlerts(page);
    const release = await holdRequests(page, /\/ActionsPage-.*\.js$/);
    await button(page, "Publish").click();
    const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Publish" });
    await confirm.click();
    await expect.poll(() => alerts.said).toHaveLength(1);
    await confirm.press("Enter");
    // The draft no longer exists.
    const reads = () => calls(sandbox, "GET", "/v1/drafts/drf_reschedule").length;
    const before = reads();
    await refetch(page);
    release();
    await page.waitForURL("**/actions");
    await expect(page.getByRole("table", { name: "Actions" })).toBeVisible();
    expect(reads()).toBe(before);
    expect(calls(sandbox, "POST", /publish$/)).toHaveLength(1);
  });

  test("doesn't navigate after leaving the page", async ({ page }) => {
    await page.goto("/drafts");
    const alerts = answerAlerts(page);
    const held: (() => void)[] = [];
    await page.route("**/publish", async (route) => {
      await new Promise<void>((answer) => held.push(answer));
      await route.continue();
    });
    await page.getByRole("link", { name: "Reschedule a booking" }).click();
    await button(page, "Publish").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
    await expect.poll(() => held.length).toBe(1);
    await page.goBack();
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Runs" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
    held[0]?.();
    await expect.poll(() => alerts.said).toEqual([expect.stringMatching(/^Draft published successfully!/)]);

    await main.getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
    await main.getByRole("link", { name: "Drafts" }).click();
    await expect(page.getByRole("row", { name: /^Untitled Draft/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Reschedule a booking/ })).toHaveCount(0);
  });

  for (const isRefused of [true, false])
    test(`after a save, returning meanwhile: ${isRefused ? "says why it was refused" : "opens Actions"}`, async ({
      page,
      sandbox,
    }) => {
      await page.goto("/drafts");
      const { said } = answerAlerts(page);
      const open = () => page.getByRole("link", { name: "Reschedule a booking" }).click();
      await open();
      await name(page).fill("Move a booking");
      const release = await holdRequests(page, "**/v1/drafts/drf_reschedule", "Move");
      const fault = { call: "POST /v1/drafts/:id/publish", fault: "status", status: 403 } as const;
      if (isRefused) sandbox.control.apply({ fault: { ...fault, message: "Not for you" } });
      await button(page, "Publish").click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
      await page.goBack();
      await button(page, "Leave").click();
      await expect(page.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
      await open();
      await expect(name(page)).toBeVisible();

      release();
      await expect
        .poll(() => said)
        .toEqual([isRefused ? "Not for you" : expect.stringMatching(/^Draft published successfully!/)]);
      if (isRefused) await expect(button(page, "Publish")).toBeEnabled();
      else await page.waitForURL("**/actions");
    });
});
