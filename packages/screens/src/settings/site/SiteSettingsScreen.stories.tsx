import type { Meta, StoryObj } from "@storybook/react-vite";
import { holdTimers, inUi } from "@understudy/ui/testing";
import { expect, fn, userEvent } from "storybook/test";
import {
  failed,
  fixedNow,
  forbidden,
  loading,
  networkFailure,
  ready,
  sessionFailure,
  site,
  sessionRefresh,
  staleRefresh,
} from "@understudy/model/fixtures";
import { siteMessages, type Remote, type SiteForm, siteFields, siteFormOf } from "@understudy/model";
import { SiteSettingsScreen, type SiteSettingsView } from "./SiteSettingsScreen";
import { pageModes } from "../../testing/page-modes";
import { formArgs, formViewOf } from "../../testing/settings-form";
import { showsRetry } from "../../testing/shows-retry";

export const stored = siteFormOf(site());
const viewOf = (edit: Partial<SiteForm> = {}, over: Partial<SiteSettingsView> = {}): SiteSettingsView => {
  return { siteId: site().id, ...formViewOf(siteFields, stored, edit), ...over };
};
const settings = (
  edit: Partial<SiteForm> = {},
  over: Partial<SiteSettingsView> = {},
): Remote<SiteSettingsView> => ready(viewOf(edit, over));

const typed: Partial<SiteForm> = {
  name: "Harbour Stay & Spa",
  staging: "next.harbourstay.example",
};

export const copyText = fn(async (_text: string) => true);

const meta = {
  title: "Pages/Site Settings",
  excludeStories: ["stored", "copyText"],
  component: SiteSettingsScreen,
  args: {
    ...formArgs,
    settings: settings(),
  },
  decorators: inUi({ copyText }),
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof SiteSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The site’s name, ID and domains. */
export const Ready: Story = { tags: ["success"] };

/** Skeletons in the shape of the form. */
export const Loading: Story = { tags: ["loading"], args: { settings: loading } };

/** The server’s reason, and Retry. */
export const LoadFailed: Story = { tags: ["error"], args: { settings: failed() } };

/** The button waits for the server. */
export const Saving: Story = {
  tags: ["loading"],
  args: { settings: settings(typed), activity: { state: "busy" } },
};

/** A banner confirms the save. */
export const Saved: Story = {
  tags: ["success"],
  args: { activity: { state: "done" } },
  parameters: { shows: [siteMessages.saved] },
};

/** The reason is above the button, and the edits stay. */
export const SaveFailed: Story = {
  tags: ["error"],
  args: { settings: settings(typed), activity: failed(forbidden) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("Failed to save site settings");
    await expect(alert).toHaveTextContent("Your role may not do this.");
    await expect(canvas.getByRole("textbox", { name: "Site Name" })).toHaveValue("Harbour Stay & Spa");
  },
};

/** The server’s reason is at the name, and above the button. */
export const FieldRefused: Story = {
  tags: ["error"],
  args: {
    settings: settings(typed),
    activity: failed({
      ...forbidden,
      message: "name must not be empty.",
      fields: { name: "must not be empty" },
    }),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Site Name" });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(/Site Name must not be empty\./);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Site Name must not be empty.");
  },
};

/** No response arrived, so the settings may have been saved. */
export const SaveOutcomeUnknown: Story = {
  tags: ["error"],
  args: { settings: settings(typed), activity: failed(networkFailure) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("It may have gone through.");
  },
};

/** The session ended before the save: the edits stay, and signing in again is offered. */
export const SessionLost: Story = {
  tags: ["error"],
  // The refetch before the save failed, too.
  args: { settings: ready(viewOf(typed), sessionRefresh), activity: failed(sessionFailure) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Your session ended" })).toBeVisible();
  },
};

/** Changed fields are marked, and can be saved or discarded. */
export const Unsaved: Story = {
  args: { settings: settings(typed) },
};

/** The question before unsaved changes are discarded. */
export const ConfirmDiscard: Story = {
  tags: ["dialog"],
  args: { settings: settings(typed), question: { what: "edits" } },
};

/** Changes from an earlier visit can be restored. */
export const RestoreOffered: Story = {
  args: { settings: settings({}, { offer: { state: "offered", savedAt: fixedNow - 3_600_000 } }) },
};

/** The question before changes from an earlier visit are deleted. */
export const ConfirmDiscardOffer: Story = {
  tags: ["dialog"],
  args: {
    settings: settings({}, { offer: { state: "offered", savedAt: fixedNow - 3_600_000 } }),
    question: { what: "offer", savedAt: fixedNow - 3_600_000 },
  },
};

/** Changes from an earlier visit are back in the form, unsaved. */
export const Restored: Story = {
  tags: ["success"],
  args: { settings: settings(typed, { offer: { state: "restored", savedAt: fixedNow - 3_600_000 } }) },
};

/** A line beside the ID confirms that it was copied. */
export const SiteIdCopied: Story = {
  tags: ["shown-by-play", "success"],
  play: async ({ canvas }) => {
    // It stays for as long as the story is shown.
    holdTimers(2000);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByText(siteMessages.idCopied)).toBeVisible();
  },
};

/** Domains with a protocol, a path or a second domain are warned about. */
export const UnusualDomains: Story = {
  args: {
    settings: settings({
      dev: "http://localhost:3000",
      staging: "staging.harbourstay.example/rooms",
      prod: "www.harbourstay.example, shop.example",
    }),
  },
};

/** The server sent an empty ID, so it can’t be copied. */
export const NoSiteId: Story = {
  tags: ["empty"],
  args: { settings: settings({}, { siteId: "" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Copy" })).toBeDisabled();
  },
};

/** The last refresh failed: the form stays. */
export const Stale: Story = {
  tags: ["error"],
  args: { settings: ready(viewOf(), staleRefresh) },
  play: showsRetry,
};

/** Someone else changed the same fields: each shows both versions to choose from. */
export const FieldConflicts: Story = {
  tags: ["error"],
  args: {
    settings: settings(typed, {
      conflicts: [
        { field: "name", yours: "Harbour Stay & Spa", theirs: "Harbour Stay Helsinki" },
        { field: "staging", yours: "next.harbourstay.example", theirs: "—" },
      ],
    }),
  },
};
