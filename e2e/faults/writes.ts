import { expect, type Locator } from "@playwright/test";
import type { Calls } from "../../docs/api";
import { knownPath } from "../harness/pages";
import type { Scenario } from "./fault-test";
import { ViolationError } from "./violations";
import { actionMessages } from "../../packages/model/src/action/action";
import { keyMessages } from "../../packages/model/src/api-key/api-key";
import { billingMessages } from "../../packages/model/src/billing/billing-texts";
import { draftMessages } from "../../packages/model/src/draft/draft-texts";
import { siteMessages } from "../../packages/model/src/site/site-texts";
import { teamMessages } from "../../packages/model/src/team/team-texts";
import { widgetMessages } from "../../packages/model/src/widget/widget-texts";

interface Write {
  what: string;
  path: string;
  /** Everything before the last click. Can run repeatedly. */
  prepare: (scenario: Scenario) => Promise<void>;
  /** The last click, twice in the same task. */
  act: (scenario: Scenario) => Promise<void>;
  /** Where a failure is shown, and its title or fallback text. */
  failure: { shownIn: "alert" | "page"; fallback: string };
  /** The user's input is still there and can be sent again. */
  expectKept: (scenario: Scenario) => Promise<void>;
  /** The page shows the success. */
  expectDone: (scenario: Scenario) => Promise<void>;
  /** The page shows the result although no response arrived, for actions that can't be retried. */
  expectAppliedOnce?: (scenario: Scenario) => Promise<void>;
  /** A response without content is an error. */
  needsResponse?: true;
  /** The response has no body. */
  bodyless?: true;
  /** A GET, so it can't have changed anything. */
  isRead?: true;
}

/** A user action that sends a write or leaves for billing. */
export interface WriteTarget extends Write {
  /** `PUT /v1/drafts/:id` */
  call: string;
}

const waitForAlert = async ({ page, alerts }: Scenario, sentence: string) => {
  while (!alerts.said.some((message) => message.startsWith(sentence))) await page.waitForEvent("dialog");
};
const text = ({ page }: Scenario, content: string) =>
  expect(page.getByText(content, { exact: true }).first()).toBeVisible();
const row = ({ page }: Scenario, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
const button = ({ page }: Scenario, name: string) => page.getByRole("button", { name, exact: true });
const field = ({ page }: Scenario, name: string) => page.getByRole("textbox", { name, exact: true });
const inDialog = ({ page }: Scenario, name: string) =>
  page.locator("dialog[open]").getByRole("button", { name, exact: true });
/** Clicks twice before React renders. */
const twice = (locator: Locator) =>
  locator.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
const expectValue = async (locator: Locator, value: string) => {
  const found = await locator.inputValue();
  if (found !== value) throw new ViolationError("lost edit", `“${value}” became “${found}”`);
};
const waitUntilRemoved = (locator: Locator) => expect(locator).toHaveCount(0);

const toggle = (what: "Disable" | "Enable"): Write => {
  const [name, before, after] =
    what === "Disable"
      ? (["Book a table", "Published", "Disabled"] as const)
      : (["Reply to a review", "Disabled", "Published"] as const);
  const shows = (scenario: Scenario, word: string) =>
    expect(row(scenario, name).getByText(word, { exact: true })).toBeVisible();
  const expectDone = (scenario: Scenario) => shows(scenario, after);
  return {
    what: `${what === "Disable" ? "disabling" : "enabling"} an action`,
    path: "/actions",
    prepare: (scenario) => shows(scenario, before),
    act: (scenario) => twice(row(scenario, name).getByRole("button", { name: what })),
    failure: { shownIn: "alert", fallback: actionMessages.toggleFailed },
    expectKept: (scenario) => shows(scenario, before),
    expectDone,
    expectAppliedOnce: expectDone,
  };
};

type WriteCall = Exclude<keyof Calls, `GET ${string}`> | "GET /v1/billing/portal";

const writes: Readonly<Record<WriteCall, Write>> = {
  "POST /v1/actions/{id}/unpublish": toggle("Disable"),
  "POST /v1/actions/{id}/publish": toggle("Enable"),
  "PUT /v1/drafts/{id}": {
    what: "saving a draft",
    path: knownPath("draft"),
    prepare: (scenario) => field(scenario, "Name").fill("Move a booking"),
    act: (scenario) => twice(button(scenario, "Save Draft")),
    failure: { shownIn: "alert", fallback: draftMessages.saveFailed },
    expectKept: async (scenario) => {
      await expectValue(field(scenario, "Name"), "Move a booking");
      await text(scenario, "Unsaved changes");
    },
    expectDone: (scenario) => waitForAlert(scenario, draftMessages.saved),
  },
  "POST /v1/drafts/{id}/publish": {
    what: "publishing a draft",
    path: knownPath("draft"),
    prepare: (scenario) => button(scenario, "Publish").click(),
    act: (scenario) => twice(inDialog(scenario, "Publish")),
    failure: { shownIn: "alert", fallback: draftMessages.publishFailed },
    expectKept: (scenario) => expectValue(field(scenario, "Name"), "Reschedule a booking"),
    expectDone: async (scenario) => {
      await waitForAlert(scenario, draftMessages.published(""));
      await scenario.page.waitForURL("**/actions");
    },
    expectAppliedOnce: (scenario) => expectValue(field(scenario, "Name"), "Reschedule a booking"),
  },
  "PUT /v1/site": {
    what: "saving the site",
    path: "/settings/site",
    prepare: (scenario) => field(scenario, "Site Name").fill("Pine & Harbour"),
    act: (scenario) => twice(button(scenario, "Save Changes")),
    failure: { shownIn: "page", fallback: siteMessages.saveFailed },
    expectKept: async (scenario) => {
      await expectValue(field(scenario, "Site Name"), "Pine & Harbour");
      await text(scenario, "Unsaved changes");
    },
    expectDone: (scenario) => text(scenario, siteMessages.saved),
  },
  "PUT /v1/site/settings": {
    what: "saving the widget's settings",
    path: "/settings/chat",
    prepare: (scenario) => field(scenario, "Title").fill("Ask the desk"),
    act: (scenario) => twice(button(scenario, "Save Settings")),
    failure: { shownIn: "page", fallback: widgetMessages.saveFailed },
    expectKept: async (scenario) => {
      await expectValue(field(scenario, "Title"), "Ask the desk");
      await text(scenario, "Unsaved changes");
    },
    expectDone: (scenario) => text(scenario, widgetMessages.saved),
  },
  "POST /v1/keys": {
    what: "creating a key",
    path: "/settings/keys",
    prepare: async (scenario) => {
      if ((await scenario.page.locator("dialog[open]").count()) === 0)
        await button(scenario, "Create New Key").click();
      await field(scenario, "Name").fill("Kiosk");
    },
    act: (scenario) => twice(inDialog(scenario, "Create Key")),
    failure: { shownIn: "alert", fallback: keyMessages.createFailed },
    expectKept: (scenario) => expectValue(field(scenario, "Name"), "Kiosk"),
    expectDone: (scenario) =>
      expect(scenario.page.getByRole("dialog", { name: keyMessages.created })).toBeVisible(),
    // The key can be revoked although its secret was never shown.
    expectAppliedOnce: async (scenario) => {
      await scenario.page.keyboard.press("Escape");
      await expect(row(scenario, "Kiosk").getByRole("button", { name: "Revoke" })).toBeVisible();
    },
    needsResponse: true,
  },
  "DELETE /v1/keys/{id}": {
    what: "revoking a key",
    path: "/settings/keys",
    prepare: (scenario) => row(scenario, "Website").getByRole("button", { name: "Revoke" }).click(),
    act: (scenario) => twice(inDialog(scenario, "Revoke")),
    failure: { shownIn: "alert", fallback: keyMessages.revokeFailed },
    expectKept: (scenario) => expect(row(scenario, "Website")).toBeVisible(),
    expectDone: (scenario) => waitUntilRemoved(row(scenario, "Website")),
    expectAppliedOnce: (scenario) => waitUntilRemoved(row(scenario, "Website")),
    bodyless: true,
  },
  "POST /v1/billing/checkout": {
    what: "going to the checkout",
    path: "/billing",
    prepare: async (scenario) => expect(button(scenario, "Change Plan")).toBeVisible(),
    act: (scenario) => twice(button(scenario, "Change Plan")),
    failure: { shownIn: "alert", fallback: billingMessages.checkoutFailed },
    expectKept: (scenario) =>
      expect(button(scenario, "Manage Billing").and(scenario.page.locator(":enabled"))).toBeVisible(),
    expectDone: async (scenario) =>
      expect(scenario.page.getByRole("heading", { name: "Change plan" })).toBeVisible(),
    needsResponse: true,
  },
  "GET /v1/billing/portal": {
    what: "going to the billing portal",
    path: "/billing",
    prepare: async (scenario) => expect(button(scenario, "Manage Billing")).toBeVisible(),
    act: (scenario) => twice(button(scenario, "Manage Billing")),
    failure: { shownIn: "alert", fallback: billingMessages.portalFailed },
    expectKept: (scenario) =>
      expect(button(scenario, "Change Plan").and(scenario.page.locator(":enabled"))).toBeVisible(),
    expectDone: async (scenario) =>
      expect(scenario.page.getByRole("heading", { name: "Your subscription" })).toBeVisible(),
    needsResponse: true,
    isRead: true,
  },
  "POST /v1/invite": {
    what: "inviting",
    path: "/team",
    prepare: async (scenario) => {
      if ((await scenario.page.locator("dialog[open]").count()) === 0)
        await button(scenario, "Invite Member").click();
      await field(scenario, "Email").fill("nadia@harbourandpine.example");
    },
    act: (scenario) => twice(inDialog(scenario, "Send Invite")),
    failure: { shownIn: "page", fallback: teamMessages.inviteFailed },
    expectKept: (scenario) => expectValue(field(scenario, "Email"), "nadia@harbourandpine.example"),
    expectDone: (scenario) => text(scenario, teamMessages.invited("nadia@harbourandpine.example", "member")),
    expectAppliedOnce: (scenario) => expectValue(field(scenario, "Email"), "nadia@harbourandpine.example"),
  },
  "PUT /v1/members/{id}/role": {
    what: "changing a role",
    path: "/team",
    prepare: (scenario) => expect(row(scenario, "vera@")).toBeVisible(),
    act: async (scenario) =>
      void (await row(scenario, "vera@").getByRole("combobox", { name: "Role" }).selectOption("member")),
    failure: { shownIn: "page", fallback: teamMessages.role.failed },
    expectKept: (scenario) =>
      expectValue(row(scenario, "vera@").getByRole("combobox", { name: "Role" }), "viewer"),
    expectDone: (scenario) => text(scenario, teamMessages.role.done),
    expectAppliedOnce: (scenario) =>
      expectValue(row(scenario, "vera@").getByRole("combobox", { name: "Role" }), "member"),
  },
  "DELETE /v1/members/{id}": {
    what: "removing a member",
    path: "/team",
    prepare: (scenario) => row(scenario, "vera@").getByRole("button", { name: "Remove" }).click(),
    act: (scenario) => twice(inDialog(scenario, "Remove")),
    failure: { shownIn: "page", fallback: teamMessages.remove.failed },
    expectKept: (scenario) => expect(row(scenario, "vera@")).toBeVisible(),
    expectDone: (scenario) => text(scenario, teamMessages.remove.done),
    expectAppliedOnce: (scenario) => waitUntilRemoved(row(scenario, "vera@")),
    bodyless: true,
  },
};

export const writeTargets: readonly WriteTarget[] = Object.entries(writes).map(([call, write]) => ({
  ...write,
  call: call.replace("{id}", ":id"),
}));
