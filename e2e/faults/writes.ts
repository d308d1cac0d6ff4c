import type { Locator } from "playwright";
import type { Scenario } from "./fault-test";
import { draftPath } from "./reads";
import { ViolationError } from "./violations";
import { actionMessages } from "../../packages/screens/src/model/action/texts";
import { billingMessages } from "../../packages/screens/src/model/billing/texts";
import { draftMessages } from "../../packages/screens/src/model/draft/texts";
import { keyMessages } from "../../packages/screens/src/model/keys/texts";
import { siteMessages } from "../../packages/screens/src/model/site/texts";
import { teamMessages } from "../../packages/screens/src/model/team/texts";
import { widgetMessages } from "../../packages/screens/src/model/widget/texts";

/** A user action that sends a write or leaves for billing. */
export interface WritePlace {
  what: string;
  path: string;
  call: string;
  /** Everything before the last click. Can run repeatedly. */
  prepare: (scenario: Scenario) => Promise<void>;
  /** The last click, twice in the same task. */
  act: (scenario: Scenario) => Promise<void>;
  /** How a failure is shown: in an alert, or in the page under this title. */
  told: { by: "alert" | "page"; fallback: string };
  /** The user's input is still there and can be sent again. */
  kept: (scenario: Scenario) => Promise<void>;
  /** The page shows the success. */
  done: (scenario: Scenario) => Promise<void>;
  /** The page shows the result although no response arrived, for actions that can't be repeated. */
  onceOnly?: (scenario: Scenario) => Promise<void>;
  /** A response without content is an error. */
  needsAnswer?: true;
  /** The response has no body. */
  bodyless?: true;
  /** A GET, so it can't have changed anything. */
  isRead?: true;
}

const alertCame = async ({ page, alerts }: Scenario, sentence: string) => {
  while (!alerts.said.some((said) => said.startsWith(sentence))) await page.waitForEvent("dialog");
};
const text = ({ page }: Scenario, words: string) => page.getByText(words, { exact: true }).first().waitFor();
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
const holds = async (locator: Locator, value: string) => {
  const found = await locator.inputValue();
  if (found !== value) throw new ViolationError("lost edit", `“${value}” became “${found}”`);
};
const gone = (locator: Locator) => locator.waitFor({ state: "detached" });

const switching = (what: "Disable" | "Enable"): WritePlace => {
  const [call, name, before, after] =
    what === "Disable"
      ? (["unpublish", "Book a table", "Published", "Disabled"] as const)
      : (["publish", "Reply to a review", "Disabled", "Published"] as const);
  const shows = (scenario: Scenario, word: string) =>
    row(scenario, name).getByText(word, { exact: true }).waitFor();
  const done = (scenario: Scenario) => shows(scenario, after);
  return {
    what: `${what === "Disable" ? "disabling" : "enabling"} an action`,
    path: "/actions",
    call: `POST /v1/actions/:id/${call}`,
    prepare: (scenario) => shows(scenario, before),
    act: (scenario) => twice(row(scenario, name).getByRole("button", { name: what })),
    told: { by: "alert", fallback: actionMessages.toggleFailed },
    kept: (scenario) => shows(scenario, before),
    done,
    onceOnly: done,
  };
};

export const writePlaces: readonly WritePlace[] = [
  switching("Disable"),
  switching("Enable"),
  {
    what: "saving a draft",
    path: draftPath,
    call: "PUT /v1/drafts/:id",
    prepare: (scenario) => field(scenario, "Name").fill("Move a booking"),
    act: (scenario) => twice(button(scenario, "Save Draft")),
    told: { by: "alert", fallback: draftMessages.saveFailed },
    kept: async (scenario) => {
      await holds(field(scenario, "Name"), "Move a booking");
      await text(scenario, "Unsaved changes");
    },
    done: (scenario) => alertCame(scenario, draftMessages.saved),
  },
  {
    what: "publishing a draft",
    path: draftPath,
    call: "POST /v1/drafts/:id/publish",
    prepare: (scenario) => button(scenario, "Publish").click(),
    act: (scenario) => twice(inDialog(scenario, "Publish")),
    told: { by: "alert", fallback: draftMessages.publishFailed },
    kept: (scenario) => holds(field(scenario, "Name"), "Reschedule a booking"),
    done: async (scenario) => {
      await alertCame(scenario, draftMessages.published(null));
      await scenario.page.waitForURL("**/actions");
    },
    onceOnly: (scenario) => holds(field(scenario, "Name"), "Reschedule a booking"),
  },
  {
    what: "saving the site",
    path: "/settings/site",
    call: "PUT /v1/site",
    prepare: (scenario) => field(scenario, "Site Name").fill("Pine & Harbour"),
    act: (scenario) => twice(button(scenario, "Save Changes")),
    told: { by: "page", fallback: siteMessages.saveFailed },
    kept: async (scenario) => {
      await holds(field(scenario, "Site Name"), "Pine & Harbour");
      await text(scenario, "Unsaved changes");
    },
    done: (scenario) => text(scenario, siteMessages.saved),
  },
  {
    what: "saving the widget's settings",
    path: "/settings/chat",
    call: "PUT /v1/site/settings",
    prepare: (scenario) => field(scenario, "Title").fill("Ask the desk"),
    act: (scenario) => twice(button(scenario, "Save Settings")),
    told: { by: "page", fallback: widgetMessages.saveFailed },
    kept: async (scenario) => {
      await holds(field(scenario, "Title"), "Ask the desk");
      await text(scenario, "Unsaved changes");
    },
    done: (scenario) => text(scenario, widgetMessages.saved),
  },
  {
    what: "creating a key",
    path: "/settings/keys",
    call: "POST /v1/keys",
    prepare: async (scenario) => {
      if ((await scenario.page.locator("dialog[open]").count()) === 0)
        await button(scenario, "Create New Key").click();
      await field(scenario, "Name").fill("Kiosk");
    },
    act: (scenario) => twice(inDialog(scenario, "Create Key")),
    told: { by: "alert", fallback: keyMessages.createFailed },
    kept: (scenario) => holds(field(scenario, "Name"), "Kiosk"),
    done: (scenario) => scenario.page.getByRole("dialog", { name: keyMessages.created }).waitFor(),
    // The key can be revoked although its secret was never shown.
    onceOnly: async (scenario) => {
      await scenario.page.keyboard.press("Escape");
      await row(scenario, "Kiosk").getByRole("button", { name: "Revoke" }).waitFor();
    },
    needsAnswer: true,
  },
  {
    what: "revoking a key",
    path: "/settings/keys",
    call: "DELETE /v1/keys/:id",
    prepare: (scenario) => row(scenario, "Website").getByRole("button", { name: "Revoke" }).click(),
    act: (scenario) => twice(inDialog(scenario, "Revoke")),
    told: { by: "alert", fallback: keyMessages.revokeFailed },
    kept: (scenario) => row(scenario, "Website").waitFor(),
    done: (scenario) => gone(row(scenario, "Website")),
    onceOnly: (scenario) => gone(row(scenario, "Website")),
    bodyless: true,
  },
  {
    what: "going to the checkout",
    path: "/billing",
    call: "POST /v1/billing/checkout",
    prepare: async (scenario) => button(scenario, "Change Plan").waitFor(),
    act: (scenario) => twice(button(scenario, "Change Plan")),
    told: { by: "alert", fallback: billingMessages.checkoutFailed },
    kept: (scenario) => button(scenario, "Manage Billing").and(scenario.page.locator(":enabled")).waitFor(),
    done: async (scenario) => scenario.page.getByRole("heading", { name: "Change plan" }).waitFor(),
    needsAnswer: true,
  },
  {
    what: "going to the billing portal",
    path: "/billing",
    call: "GET /v1/billing/portal",
    prepare: async (scenario) => button(scenario, "Manage Billing").waitFor(),
    act: (scenario) => twice(button(scenario, "Manage Billing")),
    told: { by: "alert", fallback: billingMessages.portalFailed },
    kept: (scenario) => button(scenario, "Change Plan").and(scenario.page.locator(":enabled")).waitFor(),
    done: async (scenario) => scenario.page.getByRole("heading", { name: "Your subscription" }).waitFor(),
    needsAnswer: true,
    isRead: true,
  },
  {
    what: "inviting",
    path: "/team",
    call: "POST /v1/invite",
    prepare: async (scenario) => {
      if ((await scenario.page.locator("dialog[open]").count()) === 0)
        await button(scenario, "Invite Member").click();
      await field(scenario, "Email").fill("nadia@harbourandpine.example");
    },
    act: (scenario) => twice(inDialog(scenario, "Send Invite")),
    told: { by: "page", fallback: teamMessages.inviteFailed },
    kept: (scenario) => holds(field(scenario, "Email"), "nadia@harbourandpine.example"),
    done: (scenario) => text(scenario, teamMessages.invited("nadia@harbourandpine.example", "member")),
    onceOnly: (scenario) => holds(field(scenario, "Email"), "nadia@harbourandpine.example"),
  },
  {
    what: "changing a role",
    path: "/team",
    call: "PUT /v1/members/:id/role",
    prepare: (scenario) => row(scenario, "vera@").waitFor(),
    act: async (scenario) =>
      void (await row(scenario, "vera@").getByRole("combobox", { name: "Role" }).selectOption("member")),
    told: { by: "page", fallback: teamMessages.roleFailed },
    kept: (scenario) => holds(row(scenario, "vera@").getByRole("combobox", { name: "Role" }), "viewer"),
    done: (scenario) => text(scenario, teamMessages.roleUpdated),
    onceOnly: (scenario) => holds(row(scenario, "vera@").getByRole("combobox", { name: "Role" }), "member"),
  },
  {
    what: "removing a member",
    path: "/team",
    call: "DELETE /v1/members/:id",
    prepare: (scenario) => row(scenario, "vera@").getByRole("button", { name: "Remove" }).click(),
    act: (scenario) => twice(inDialog(scenario, "Remove")),
    told: { by: "page", fallback: teamMessages.removeFailed },
    kept: (scenario) => row(scenario, "vera@").waitFor(),
    done: (scenario) => text(scenario, teamMessages.removed),
    onceOnly: (scenario) => gone(row(scenario, "vera@")),
    bodyless: true,
  },
];
