import type { Locator } from "playwright";
import { alertFallbacks, inlineErrors, successTexts } from "../../packages/screens/src/model/texts";
import type { Visit } from "./lane";
import { draftPath } from "./reads";

/** Something a person does that changes something, or leads away. */
export interface WritePlace {
  what: string;
  path: string;
  call: string;
  /** Up to the last click, as a person would, and as often as it pleases. */
  prepare: (visit: Visit) => Promise<void>;
  /** The last click, twice in the same breath. */
  act: (visit: Visit) => Promise<void>;
  /** How a failure is told: by the browser's alert, or inside the page under this title. */
  told: { by: "alert" | "page"; fallback: string };
  /** What the person made is still there, and can be sent again. */
  kept: (visit: Visit) => Promise<void>;
  /** It worked, and the page says so. */
  done: (visit: Visit) => Promise<void>;
  /** Done, as one sees it when no answer said so; for what cannot be done twice. */
  onceOnly?: (visit: Visit) => Promise<void>;
  /** A success without content is none. */
  needsAnswer?: true;
  /** The good answer has no body that could be spoiled. */
  bodyless?: true;
  /** A GET, so it can't have changed anything. */
  isRead?: true;
}

const alertCame = async ({ page, alerts }: Visit, sentence: string) => {
  while (!alerts.said.some((said) => said.startsWith(sentence))) await page.waitForEvent("dialog");
};
const text = ({ page }: Visit, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const row = ({ page }: Visit, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
const button = ({ page }: Visit, name: string) => page.getByRole("button", { name, exact: true });
const field = ({ page }: Visit, name: string) => page.getByRole("textbox", { name, exact: true });
const inDialog = ({ page }: Visit, name: string) =>
  page.locator("dialog[open]").getByRole("button", { name, exact: true });
/** Before anything is drawn, as the fastest double click there can be; nothing where the button is busy or gone. */
const twice = (locator: Locator) =>
  locator.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
const holds = async (locator: Locator, value: string) => {
  const found = await locator.inputValue();
  if (found !== value) throw new Error(`NEVER: lost edit: “${value}” became “${found}”`);
};
const gone = (locator: Locator) => locator.waitFor({ state: "detached" });

const switching = (what: "Disable" | "Enable"): WritePlace => {
  const [call, name, before, after] =
    what === "Disable"
      ? (["unpublish", "Book a table", "Published", "Disabled"] as const)
      : (["publish", "Reply to a review", "Disabled", "Published"] as const);
  const shows = (visit: Visit, word: string) => row(visit, name).getByText(word, { exact: true }).waitFor();
  const done = (visit: Visit) => shows(visit, after);
  return {
    what: `${what === "Disable" ? "disabling" : "enabling"} an action`,
    path: "/actions",
    call: `POST /v1/actions/:id/${call}`,
    prepare: (visit) => shows(visit, before),
    act: (visit) => twice(row(visit, name).getByRole("button", { name: what })),
    told: { by: "alert", fallback: alertFallbacks.toggleAction },
    kept: (visit) => shows(visit, before),
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
    prepare: (visit) => field(visit, "Name").fill("Move a booking"),
    act: (visit) => twice(button(visit, "Save Draft")),
    told: { by: "alert", fallback: alertFallbacks.saveDraft },
    kept: async (visit) => {
      await holds(field(visit, "Name"), "Move a booking");
      await text(visit, "Unsaved changes");
    },
    done: (visit) => alertCame(visit, successTexts.draftSaved),
  },
  {
    what: "publishing a draft",
    path: draftPath,
    call: "POST /v1/drafts/:id/publish",
    prepare: (visit) => button(visit, "Publish").click(),
    act: (visit) => twice(inDialog(visit, "Publish")),
    told: { by: "alert", fallback: alertFallbacks.publishDraft },
    kept: (visit) => holds(field(visit, "Name"), "Reschedule a booking"),
    done: async (visit) => {
      await alertCame(visit, successTexts.draftPublished(null));
      await visit.page.waitForURL("**/actions");
    },
    onceOnly: (visit) => holds(field(visit, "Name"), "Reschedule a booking"),
  },
  {
    what: "saving the site",
    path: "/settings/site",
    call: "PUT /v1/site",
    prepare: (visit) => field(visit, "Site Name").fill("Pine & Harbour"),
    act: (visit) => twice(button(visit, "Save Changes")),
    told: { by: "page", fallback: inlineErrors.saveSite },
    kept: async (visit) => {
      await holds(field(visit, "Site Name"), "Pine & Harbour");
      await text(visit, "Unsaved changes");
    },
    done: (visit) => text(visit, successTexts.siteSaved),
  },
  {
    what: "saving the widget's settings",
    path: "/settings/chat",
    call: "PUT /v1/site/settings",
    prepare: (visit) => field(visit, "Title").fill("Ask the desk"),
    act: (visit) => twice(button(visit, "Save Settings")),
    told: { by: "page", fallback: inlineErrors.saveSettings },
    kept: async (visit) => {
      await holds(field(visit, "Title"), "Ask the desk");
      await text(visit, "Unsaved changes");
    },
    done: (visit) => text(visit, successTexts.settingsSaved),
  },
  {
    what: "creating a key",
    path: "/settings/keys",
    call: "POST /v1/keys",
    prepare: async (visit) => {
      if ((await visit.page.locator("dialog[open]").count()) === 0)
        await button(visit, "Create New Key").click();
      await field(visit, "Name").fill("Kiosk");
    },
    act: (visit) => twice(inDialog(visit, "Create Key")),
    told: { by: "alert", fallback: alertFallbacks.createKey },
    kept: (visit) => holds(field(visit, "Name"), "Kiosk"),
    done: (visit) => visit.page.getByRole("dialog", { name: successTexts.keyCreated }).waitFor(),
    // What nobody can read can still be revoked.
    onceOnly: async (visit) => {
      await visit.page.keyboard.press("Escape");
      await row(visit, "Kiosk").getByRole("button", { name: "Revoke" }).waitFor();
    },
    needsAnswer: true,
  },
  {
    what: "revoking a key",
    path: "/settings/keys",
    call: "DELETE /v1/keys/:id",
    prepare: (visit) => row(visit, "Website").getByRole("button", { name: "Revoke" }).click(),
    act: (visit) => twice(inDialog(visit, "Revoke")),
    told: { by: "alert", fallback: alertFallbacks.revokeKey },
    kept: (visit) => row(visit, "Website").waitFor(),
    done: (visit) => gone(row(visit, "Website")),
    onceOnly: (visit) => gone(row(visit, "Website")),
    bodyless: true,
  },
  {
    what: "going to the checkout",
    path: "/billing",
    call: "POST /v1/billing/checkout",
    prepare: async (visit) => button(visit, "Change Plan").waitFor(),
    act: (visit) => twice(button(visit, "Change Plan")),
    told: { by: "alert", fallback: alertFallbacks.checkout },
    kept: (visit) => button(visit, "Manage Billing").and(visit.page.locator(":enabled")).waitFor(),
    done: async (visit) => visit.page.getByRole("heading", { name: "Change the plan" }).waitFor(),
    needsAnswer: true,
  },
  {
    what: "going to the billing portal",
    path: "/billing",
    call: "GET /v1/billing/portal",
    prepare: async (visit) => button(visit, "Manage Billing").waitFor(),
    act: (visit) => twice(button(visit, "Manage Billing")),
    told: { by: "alert", fallback: alertFallbacks.portal },
    kept: (visit) => button(visit, "Change Plan").and(visit.page.locator(":enabled")).waitFor(),
    done: async (visit) => visit.page.getByRole("heading", { name: "Your subscription" }).waitFor(),
    needsAnswer: true,
    isRead: true,
  },
  {
    what: "inviting",
    path: "/team",
    call: "POST /v1/invite",
    prepare: async (visit) => {
      if ((await visit.page.locator("dialog[open]").count()) === 0)
        await button(visit, "Invite Member").click();
      await field(visit, "Email").fill("nadia@harbourandpine.example");
    },
    act: (visit) => twice(inDialog(visit, "Send Invite")),
    told: { by: "page", fallback: inlineErrors.invite },
    kept: (visit) => holds(field(visit, "Email"), "nadia@harbourandpine.example"),
    done: (visit) => text(visit, successTexts.invited("nadia@harbourandpine.example", "member")),
    onceOnly: (visit) => holds(field(visit, "Email"), "nadia@harbourandpine.example"),
  },
  {
    what: "changing a role",
    path: "/team",
    call: "PUT /v1/members/:id/role",
    prepare: (visit) => row(visit, "vera@").waitFor(),
    act: async (visit) =>
      void (await row(visit, "vera@").getByRole("combobox", { name: "Role" }).selectOption("member")),
    told: { by: "page", fallback: inlineErrors.changeRole },
    kept: (visit) => holds(row(visit, "vera@").getByRole("combobox", { name: "Role" }), "viewer"),
    done: (visit) => text(visit, successTexts.roleUpdated),
    onceOnly: (visit) => holds(row(visit, "vera@").getByRole("combobox", { name: "Role" }), "member"),
  },
  {
    what: "removing a member",
    path: "/team",
    call: "DELETE /v1/members/:id",
    prepare: (visit) => row(visit, "vera@").getByRole("button", { name: "Remove" }).click(),
    act: (visit) => twice(inDialog(visit, "Remove")),
    told: { by: "page", fallback: inlineErrors.removeMember },
    kept: (visit) => row(visit, "vera@").waitFor(),
    done: (visit) => text(visit, successTexts.memberRemoved),
    onceOnly: (visit) => gone(row(visit, "vera@")),
    bodyless: true,
  },
];
