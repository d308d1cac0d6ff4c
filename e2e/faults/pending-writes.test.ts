import { expect, type Locator, type Page } from "@playwright/test";
import { casesOf } from "./cases";
import { ViolationError, type Violation } from "./violations";
import { hold } from "./waiting";
import { answerAlerts } from "../harness/alerts";
import { calls } from "../harness/requests";
import { mainNavigation, test, type TestSandbox } from "../harness/test";

/** A slow write; the user leaves its page before the response arrives. */
interface Change {
  what: string;
  path: string;
  /** The page's heading. */
  heading: string;
  call: string;
  /** Sends the change. */
  start: (page: Page) => Promise<void>;
  /** The part of the page that shows it is busy. */
  region: (page: Page) => Locator;
  /** Visible once the change has been saved. */
  saved: (page: Page) => Promise<void>;
  /** The title of the failure notice after leaving the page. */
  failure: string;
  /** The page asks before leaving with unsaved edits. */
  asks?: true;
  /** A further change before the response: the control for it, which is disabled, or another field of the form. */
  further: { control: (page: Page) => Locator } | { field: string; value: string };
}

const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const role = (page: Page) => row(page, "vera@").getByRole("combobox", { name: "Role" });
const confirm = async (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
const holds = async (page: Page, name: string, value: string) => {
  await expect(field(page, name)).toHaveValue(value);
};
const saved = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
/** Also “Edit Draft Book a room”. */
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name: new RegExp(`^${name}`) });

const changes: readonly Change[] = [
  {
    what: "role change",
    path: "/team",
    heading: "Team",
    call: "PUT /v1/members/:id/role",
    start: async (page) => void (await role(page).selectOption("admin")),
    region: (page) => row(page, "vera@"),
    saved: async (page) => {
      await expect(role(page)).toHaveValue("admin");
    },
    failure: "Failed to update role",
    further: { control: role },
  },
  {
    what: "member removal",
    path: "/team",
    heading: "Team",
    call: "DELETE /v1/members/:id",
    start: async (page) => {
      await row(page, "vera@").getByRole("button", { name: "Remove" }).click();
      await confirm(page, "Remove");
    },
    region: (page) => row(page, "vera@"),
    saved: (page) => expect(row(page, "vera@")).toHaveCount(0),
    failure: "Failed to remove member",
    further: { control: role },
  },
  {
    what: "disabled action",
    path: "/actions",
    heading: "Actions",
    call: "POST /v1/actions/:id/unpublish",
    start: (page) => row(page, "Book a table").getByRole("button", { name: "Disable" }).click(),
    region: (page) => row(page, "Book a table"),
    saved: (page) => expect(row(page, "Book a table").getByText("Disabled", { exact: true })).toBeVisible(),
    failure: "Failed to toggle action",
    further: { control: (page) => row(page, "Book a table").getByRole("button", { name: "Disable" }) },
  },
  {
    what: "key revocation",
    path: "/settings/keys",
    heading: "API Keys",
    call: "DELETE /v1/keys/:id",
    start: async (page) => {
      await row(page, "Website").getByRole("button", { name: "Revoke" }).click();
      await confirm(page, "Revoke");
    },
    region: (page) => row(page, "Website"),
    saved: (page) => expect(row(page, "Website")).toHaveCount(0),
    failure: "Failed to revoke API key. This endpoint may not be implemented yet.",
    further: { control: (page) => row(page, "Website").getByRole("button", { name: /^Revok/ }) },
  },
  {
    what: "draft",
    path: "/drafts/drf_reschedule",
    heading: "Edit Draft",
    call: "PUT /v1/drafts/:id",
    start: async (page) => {
      await field(page, "Name").fill("Move a booking");
      await button(page, "Save Draft").click();
    },
    region: (page) => page.getByRole("main"),
    saved: async (page) => {
      await expect(field(page, "Name")).toHaveValue("Move a booking");
    },
    failure: "Failed to save draft",
    asks: true,
    further: { field: "Description", value: "And more" },
  },
  {
    what: "site",
    path: "/settings/site",
    heading: "Site Settings",
    call: "PUT /v1/site",
    start: async (page) => {
      await field(page, "Site Name").fill("Pine & Harbour");
      await button(page, "Save Changes").click();
    },
    region: (page) => page.getByRole("main"),
    saved: async (page) => {
      await expect(field(page, "Site Name")).toHaveValue("Pine & Harbour");
    },
    failure: "Failed to save site settings",
    asks: true,
    further: { field: "Production", value: "https://more.example" },
  },
  {
    what: "chat widget",
    path: "/settings/chat",
    heading: "Chat Widget",
    call: "PUT /v1/site/settings",
    start: async (page) => {
      await field(page, "Title").fill("Ask the desk");
      await button(page, "Save Settings").click();
    },
    region: (page) => page.getByRole("main"),
    saved: async (page) => {
      await expect(field(page, "Title")).toHaveValue("Ask the desk");
    },
    failure: "Failed to save settings",
    asks: true,
    further: { field: "Logo URL", value: "https://more.example/x.png" },
  },
];

const withoutNewRuns = { runIntervalSeconds: 0 } as const;

const sent = (sandbox: TestSandbox, call: string) => {
  const [method = "", path = ""] = call.split(" ");
  return calls(sandbox, method, new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));
};

/** Counts a failed expectation as a violation in the nightly report. */
async function orViolation(violation: Violation, expectation: Promise<unknown>): Promise<void> {
  await expectation.catch((error: unknown) => {
    throw new ViolationError(violation, String(error));
  });
}

/** Sends the change. Its response is held until the returned function is called. */
async function startPending(page: Page, change: Change): Promise<() => void> {
  const release = await hold(page, change.call);
  const [method = ""] = change.call.split(" ");
  const request = page.waitForRequest((each) => each.method() === method && each.url().includes("/v1/"));
  await change.start(page);
  await request;
  return release;
}

/** Sends the change and opens Runs before the response. */
async function leaveWhilePending(page: Page, change: Change): Promise<() => void> {
  const release = await startPending(page, change);
  await link(page, "Runs").click();
  if (change.asks) await confirm(page, "Leave");
  await expect(heading(page, "Runs")).toBeVisible();
  return release;
}

interface Scene {
  page: Page;
  sandbox: TestSandbox;
}
type Behavior = (scene: Scene, change: Change) => Promise<void>;

const openPage = async ({ page, sandbox }: Scene, { path }: Pick<Change, "path">) => {
  sandbox.reset(withoutNewRuns);
  await page.goto(path);
  await expect(mainNavigation(page)).toBeVisible();
};

const behaviors: Record<string, Behavior> = {
  "stays pending after leaving the page and returning, and is sent once": async (scene, change) => {
    const { page, sandbox } = scene;
    await openPage(scene, change);
    answerAlerts(page);
    const release = await leaveWhilePending(page, change);
    await page.goBack();
    await expect(heading(page, change.heading)).toBeVisible();
    await expect(change.region(page).locator("[aria-busy='true'], :disabled").first()).toBeVisible();
    if (change.asks) await orViolation("lost edit", change.saved(page));
    release();
    await orViolation("silently overwritten", change.saved(page));
    await expect(change.region(page).locator("[aria-busy='true']").first()).toHaveCount(0);
    expect(sent(sandbox, change.call)).toHaveLength(1);
  },

  "shows its failure on another page until it is dismissed": async (scene, change) => {
    const { page, sandbox } = scene;
    await openPage(scene, change);
    const alerts = answerAlerts(page);
    sandbox.control.apply({
      fault: { call: change.call, fault: "status", status: 403, message: "Not for you", times: 1 },
    });
    const release = await leaveWhilePending(page, change);
    release();
    const notice = page.getByRole("alert").filter({ hasText: change.failure });
    await orViolation(
      "failure unseen",
      expect(notice.getByText("Not for you", { exact: false })).toBeVisible(),
    );
    expect(alerts.said).toEqual([]);
    await link(page, "Billing").click();
    await expect(heading(page, "Billing & Subscription")).toBeVisible();
    await page.getByRole("listitem").filter({ has: notice }).getByRole("link").click();
    await expect(heading(page, change.heading)).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toHaveCount(0);
  },

  "finishes before signing out": async (scene, change) => {
    const { page, sandbox } = scene;
    await openPage(scene, change);
    answerAlerts(page);
    const release = await hold(page, change.call);
    await change.start(page);
    await expect(change.region(page).locator("[aria-busy='true'], :disabled").first()).toBeVisible();
    await button(page, "Sign Out").click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    release();
    await expect(button(page, "Sign in with SSO")).toBeVisible();
    expect(sent(sandbox, change.call)).toHaveLength(1);
  },

  "holds back further changes, and closing the tab asks": async (scene, change) => {
    const { page } = scene;
    await openPage(scene, change);
    const alerts = answerAlerts(page);
    alerts.leaveQuestions.leave = false;
    const release = await startPending(page, change);
    await expect(change.region(page).locator("[aria-busy='true'], :disabled").first()).toBeVisible();
    const { further } = change;
    if ("control" in further)
      await expect(
        further.control(page).and(page.locator(":disabled, [aria-busy='true'], [aria-disabled='true']")),
      ).toBeVisible();
    else await field(page, further.field).fill(further.value);

    await page.close({ runBeforeUnload: true });
    await expect.poll(() => alerts.leaveQuestions.count).toBe(1);
    release();
    await orViolation("silently overwritten", change.saved(page));
    if ("control" in further) return;
    await holds(page, further.field, further.value);
    await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
    await button(page, /^Save/).click();
    await expect(page.getByText("Unsaved changes", { exact: true })).toHaveCount(0);
    await page.reload();
    await orViolation("lost edit", holds(page, further.field, further.value));
    await orViolation("silently overwritten", change.saved(page));
  },
};

for (const { target: change, fault } of casesOf(changes, Object.entries(behaviors))) {
  const [title, behaves] = fault;
  test(`pending · ${change.what} · ${title}`, ({ page, sandbox }) => behaves({ page, sandbox }, change));
}

test.describe("pending · any write", () => {
  test("cancels signing out when it fails, or when the user chose to stay", async ({ page, sandbox }) => {
    sandbox.reset(withoutNewRuns);
    await page.goto("/team");
    await expect(mainNavigation(page)).toBeVisible();
    sandbox.control.apply({
      fault: {
        call: "PUT /v1/members/:id/role",
        fault: "status",
        status: 403,
        message: "Not for you",
        times: 1,
      },
    });
    const saving = page.getByRole("alertdialog", { name: "Saving your changes…" });
    const fail = await hold(page, "PUT /v1/members/:id/role");
    await role(page).selectOption("admin");
    await button(page, "Sign Out").click();
    await expect(saving).toBeVisible();
    fail();
    await orViolation(
      "failure unseen",
      expect(page.getByRole("alert").filter({ hasText: "Failed to update role" })).toBeVisible(),
    );
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(heading(page, "Team")).toBeVisible();

    const release = await hold(page, "PUT /v1/members/:id/role");
    await role(page).selectOption("admin");
    await button(page, "Sign Out").click();
    await expect(saving).toBeVisible();
    await confirm(page, "Stay");
    release();
    await saved(page, "Role updated successfully");
    await link(page, "Drafts").click();
    await expect(page.getByRole("table", { name: "Drafts" })).toBeVisible();
    await link(page, "Runs").click();
    await expect(heading(page, "Runs")).toBeVisible();
  });

  test("to the site delays one to the chat widget", async ({ page, sandbox }) => {
    sandbox.reset(withoutNewRuns);
    await page.goto("/settings/site");
    await expect(mainNavigation(page)).toBeVisible();
    const release = await hold(page, "PUT /v1/site");
    await field(page, "Site Name").fill("Pine & Harbour");
    await button(page, "Save Changes").click();
    await page.getByRole("link", { name: "Back to Settings" }).click();
    await confirm(page, "Leave");
    await page
      .getByRole("link", { name: /Chat Widget/ })
      .first()
      .click();
    await field(page, "Title").fill("Ask the desk");
    await button(page, "Save Settings").click();
    await expect(page.getByRole("main").locator("[aria-busy='true']").first()).toBeVisible();
    expect(sent(sandbox, "PUT /v1/site/settings")).toEqual([]);
    release();
    await expect(page.getByText("Settings saved successfully", { exact: true })).toBeVisible();
    expect(sent(sandbox, "PUT /v1/site")).toHaveLength(1);
    expect(sent(sandbox, "PUT /v1/site/settings")).toHaveLength(1);
  });
});
