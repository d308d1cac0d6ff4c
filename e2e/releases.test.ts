import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { builtConsole } from "../scripts/serve/serve";
import { answerAlerts } from "./harness/alerts";
import { mainNavigation, test } from "./harness/test";

/** The next version of the console. Its scripts all have different names. */
let next = "";
const nextVersion = "9.9.9+next";

// Made once.
test.describe.configure({ mode: "default" });

test.beforeAll(() => {
  next = mkdtempSync(join(tmpdir(), "next-version-"));
  cpSync(builtConsole, next, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const { version }: { version: string } = JSON.parse(readFileSync(join(next, "version.json"), "utf8"));
  const files = readdirSync(next, { encoding: "utf8", recursive: true }).filter((file) =>
    /\.(?:html|js|json)$/.test(file),
  );
  const scripts = new RegExp(
    files.flatMap((file) => (file.endsWith(".js") ? basename(file) : [])).join("|"),
    "g",
  );
  for (const file of files) {
    const text = readFileSync(join(next, file), "utf8");
    writeFileSync(join(next, file), text.replaceAll(version, nextVersion).replace(scripts, "next-$&"));
    renameSync(join(next, file), join(next, file.replace(scripts, "next-$&")));
  }
});
test.afterAll(() => rmSync(next, { recursive: true, force: true }));

const versionOf = (page: Page) => page.locator('meta[name="console-version"]').getAttribute("content");
const reloadButton = (page: Page) => page.getByRole("button", { name: "Reload to update" });
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const tenMinutes = 600_000;

test("a new version is looked for every ten minutes, offered once the edits are saved, and loaded by a reload", async ({
  page,
  sandbox,
}) => {
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/version.json")) asked.push(request.url());
  });
  await page.clock.runFor(tenMinutes);
  for (const name of ["Actions", "Drafts", "Settings"]) {
    await main(page).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
  }
  await expect(reloadButton(page)).toHaveCount(0);

  await page.getByRole("main").getByRole("link", { name: "Site Settings" }).click();
  const name = page.getByRole("textbox", { name: "Site Name" });
  await name.fill("Harbour Stay");
  sandbox.deploy(next);
  const checked = page.waitForResponse((response) => response.url().endsWith("/version.json"));
  await page.clock.runFor(tenMinutes);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await (await checked).finished();
  await expect(reloadButton(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(reloadButton(page)).toBeVisible();
  expect(asked).toHaveLength(2);
  // A reload would lose the console.
  await page.context().setOffline(true);
  await expect(reloadButton(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await reloadButton(page).click();
  await expect.poll(() => versionOf(page)).toBe(nextVersion);
  await expect(name).toHaveValue("Harbour Stay");
});

test("opening a page with a missing chunk waits for a pending write, then loads the new version", async ({
  page,
  sandbox,
}) => {
  await page.goto("/team");
  await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
  sandbox.control.apply({
    fault: { call: "PUT /v1/members/:id/role", fault: "slow", delayMs: 1_500, times: 1 },
  });
  const sent = page.waitForRequest((request) => request.url().endsWith("/role"));
  const saved = page.waitForResponse((response) => response.url().endsWith("/role"));
  await page
    .getByRole("row", { name: /vera@/ })
    .getByRole("combobox", { name: "Role" })
    .selectOption("member");
  await sent;
  sandbox.deploy(next);
  await main(page).getByRole("link", { name: "Runs" }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole("table", { name: "Runs" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/runs");
  expect(await versionOf(page)).toBe(nextVersion);
});

test("keeps unsaved edits when opening a page with a missing chunk", async ({ page, sandbox }) => {
  await page.goto("/settings/site");
  const alerts = answerAlerts(page);
  const name = page.getByRole("textbox", { name: "Site Name" });
  await name.fill("Half a na");
  sandbox.deploy(next);
  await main(page).getByRole("link", { name: "Runs" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("table", { name: "Runs" })).toBeVisible();
  expect(await versionOf(page)).toBe(nextVersion);
  await page.goto(`${sandbox.url}/settings/site`);
  await page.getByRole("button", { name: "Restore changes" }).click();
  await expect(name).toHaveValue("Half a na");
  expect(alerts.leaveQuestions.count).toBe(0);
});
