import type { Meta, StoryObj } from "@storybook/react-vite";
import { holdTimers, inUi } from "@understudy/ui/testing";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import {
  apiKey,
  apiKeys,
  createdKey,
  failed,
  forbidden,
  loading,
  manyKeys,
  networkFailure,
  newOnboarding,
  ready,
  serverFailure,
  sessionFailure,
  site,
  sessionRefresh,
  staleRefresh,
} from "@understudy/model/fixtures";
import {
  type ApiKey,
  type Failure,
  keyMessages,
  type KeysQuery,
  type Refresh,
  selectKeys,
  siteMessages,
} from "@understudy/model";
import { type KeyRows, KeysScreen } from "./KeysScreen";
import { listState } from "../../testing/list-state";
import { alerted } from "../../testing/BrowserAlert";
import { pageModes } from "../../testing/page-modes";
import { showsRetry } from "../../testing/shows-retry";

export const dialogActions = {
  onName: fn(),
  onCreate: fn(),
  onConfirm: fn(),
  onClose: fn(),
};
const naming = {
  ...dialogActions,
  kind: "naming",
  name: "",
  creation: { state: "idle" },
} as const;
const named = { ...naming, name: "Production site" } as const;
const created = { ...dialogActions, kind: "created", secret: createdKey } as const;
const revoke = (key: ApiKey) => ({ dialog: { ...dialogActions, kind: "revoke", key } }) as const;
const shown = (keys: readonly ApiKey[], query: KeysQuery = { sort: null }, refresh?: Refresh) => ({
  list: listState(keys, query, selectKeys, refresh),
});
const { list } = shown(apiKeys);
const failedList = (failure?: Failure) => ({ list: { ...list, view: failed(failure) } });
const rows: KeyRows = {
  busy: new Set(),
  created: null,
  revoked: null,
  outcome: { state: "idle" },
  onRevoke: fn(),
};
export const [firstKey = apiKey()] = apiKeys;

export const copyText = fn(async (_text: string) => true);

const meta = {
  title: "Pages/API Keys",
  excludeStories: ["firstKey", "copyText", "dialogActions"],
  component: KeysScreen,
  args: {
    list,
    siteId: ready(site().id),
    rows,
    setup: null,
    dialog: null,
    onCreate: fn(),
  },
  decorators: inUi({ copyText }),
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof KeysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusing = inUi({ copyText: async () => false });

/** The site’s ID, and the keys with when each was last used. */
export const Ready: Story = { tags: ["success"] };

/** Skeletons in the shape of the ID and the rows. */
export const Loading: Story = {
  tags: ["loading"],
  args: { list: { ...list, view: loading }, siteId: loading },
};
/** The keys and the site’s ID failed to load. */
export const LoadFailed: Story = {
  tags: ["error"],
  args: { ...failedList(), siteId: failed() },
};

/** The keys failed to load; the site’s ID is there. */
export const KeysFailed: Story = { tags: ["error"], args: failedList(forbidden) };
/** The site’s ID failed to load; the keys are there. */
export const SiteFailed: Story = {
  tags: ["error"],
  args: { siteId: failed(serverFailure) },
};
/** The last refresh failed: the previous keys stay, with their age and Retry. */
export const Stale: Story = {
  tags: ["error"],
  args: shown(apiKeys, { sort: null }, staleRefresh),
  play: showsRetry,
};
/** The session ended before any data arrived. */
export const SessionLost: Story = {
  tags: ["error"],
  args: { ...failedList(sessionFailure), siteId: failed(sessionFailure) },
};
/** Before the first key. */
export const Empty: Story = { tags: ["empty"], args: shown([]) };

/** A line beside the ID confirms that it was copied. */
export const SiteIdCopied: Story = {
  tags: ["shown-by-play", "success"],
  play: async ({ canvas }) => {
    // It stays for as long as the story is shown.
    holdTimers(2000);
    await userEvent.click(canvas.getByRole("button", { name: "Copy Site ID" }));
    await expect(await canvas.findByText(siteMessages.idCopied)).toBeVisible();
  },
};
/** The browser refused to copy, so the ID is selected for Ctrl+C. */
export const SiteIdCopyRefused: Story = {
  tags: ["shown-by-play", "error"],
  decorators: refusing,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy Site ID" }));
    await canvas.findByRole("button", { name: "Press Ctrl+C" });
    await expect(getSelection()?.toString()).toBe(site().id);
    await expect(canvas.queryByText(siteMessages.idCopied)).toBeNull();
  },
};
/** The server sent an empty ID, so it can’t be copied. */
export const NoSiteId: Story = {
  tags: ["empty"],
  args: { siteId: ready("") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Copy Site ID" })).toBeDisabled();
  },
};
/** The dialog for a new key, before a name was typed. */
export const CreateKey: Story = {
  tags: ["dialog"],
  args: { dialog: naming },
};

/** Enter was pressed without a name. */
export const NameMissing: Story = {
  tags: ["shown-by-play", "dialog"],
  args: { dialog: naming },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    const name = dialog.getByRole("textbox", { name: "Name" });
    await fireEvent.keyDown(name, { key: "Enter" });
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(/^Enter a name for the key\./);
    await expect(dialog.getByRole("button", { name: "Create Key" })).toBeDisabled();
    await expect(dialogActions.onCreate).not.toHaveBeenCalled();
  },
};

/** A name of spaces can’t be created. */
export const NameOnlySpaces: Story = {
  tags: ["dialog"],
  args: { dialog: { ...naming, name: "   " } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Create Key" })).toBeDisabled();
  },
};
/** A name was typed, so the key can be created. */
export const NameTyped: Story = {
  tags: ["dialog"],
  args: { dialog: named },
};

/** The button waits for the server. */
export const Creating: Story = {
  tags: ["loading", "dialog"],
  args: { dialog: { ...named, creation: { state: "busy" } } },
};

/** The browser’s alert after creating a key failed without a message of the server’s; the name stays. */
export const CreateFailed: Story = {
  tags: ["error", "dialog"],
  args: { dialog: named },
  decorators: alerted(keyMessages.createFailed),
};
/** The browser’s alert after revoking a key failed without a message of the server’s. */
export const RevokeFailed: Story = { tags: ["error"], decorators: alerted(keyMessages.revokeFailed) };

/** No response arrived, so the key may have been created. */
export const CreateOutcomeUnknown: Story = {
  tags: ["error", "dialog"],
  args: { dialog: { ...named, creation: { state: "idle", note: "It may have gone through." } } },
};
/** No response arrived, so the key may have been revoked. */
export const RevokeOutcomeUnknown: Story = {
  tags: ["error"],
  args: { rows: { ...rows, outcome: { state: "idle", note: "It may have gone through." } } },
};
/** A key needs the site’s ID, which failed to load. */
export const CreateSiteNotLoaded: Story = {
  tags: ["dialog"],
  args: {
    dialog: { ...named, creation: { state: "noSite", failure: networkFailure, retrying: false } },
    siteId: failed(networkFailure),
  },
};

/** A key needs the site’s ID, which is empty. */
export const CreateNoSiteId: Story = {
  tags: ["dialog"],
  args: {
    dialog: { ...named, creation: { state: "noSite", failure: null, retrying: false } },
    siteId: ready(""),
  },
};
/** The session ended before the key was created: the name stays. */
export const CreateSessionLost: Story = {
  tags: ["error", "dialog"],
  args: { dialog: { ...named, creation: { state: "sessionEnded", failure: sessionFailure } } },
};
/** The new key, shown only once. */
export const KeyCreated: Story = {
  tags: ["success", "dialog"],
  args: { dialog: created },
};
/** After the key was copied, Done is the primary button. */
export const KeyCopied: Story = {
  tags: ["shown-by-play", "success", "dialog"],
  args: { dialog: created },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    holdTimers(2000);
    await userEvent.click(dialog.getByRole("button", { name: "Copy Key" }));
    await expect(await dialog.findByRole("button", { name: "Copied!" })).toBeVisible();
  },
};

/** The browser refused to copy, so the key is selected for Ctrl+C. */
export const CopyRefused: Story = {
  tags: ["shown-by-play", "error", "dialog"],
  args: { dialog: created },
  decorators: refusing,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Copy Key" }));
    await dialog.findByRole("button", { name: "Press Ctrl+C" });
    await expect(getSelection()?.toString()).toBe(createdKey);
  },
};
/** The question before a key is revoked that was used a few minutes ago, which comes first. */
export const ConfirmRevoke: Story = {
  tags: ["dialog"],
  args: revoke(firstKey),
};
/** Used, but not in the last seven days: when is a fact, not a warning. */
export const ConfirmRevokeIdle: Story = {
  tags: ["dialog"],
  args: revoke(apiKey({ lastUsed: "2026-02-20T17:55:00Z" })),
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole("alertdialog"));
    await expect(question.getByRole("time")).toHaveTextContent("Feb 20, 2026, 5:55 PM");
    await expect(question.queryByText(/stops working/)).toBeNull();
  },
};
/** A date without a time says nothing of hours. */
export const ConfirmRevokeUsedOnADay: Story = {
  tags: ["dialog"],
  args: revoke(apiKey({ lastUsed: "2026-03-02" })),
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole("alertdialog"));
    await expect(question.getByText("Used Mar 2. Whatever uses it stops working at once.")).toBeVisible();
  },
};
/** The question before a key is revoked that was never used. */
export const ConfirmRevokeUnused: Story = {
  tags: ["dialog"],
  args: revoke(apiKey({ lastUsed: null })),
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole("alertdialog"));
    await expect(question.getByText("Never")).toBeVisible();
    await expect(question.queryByText(/stops working/)).toBeNull();
  },
};
/** During setup, the key’s step is done, and the next one is offered. */
export const NextSetupStep: Story = {
  tags: ["success"],
  args: { ...shown([firstKey]), setup: site({ onboarding: { ...newOnboarding, apiKeyCreated: true } }) },
};
/** The new key’s row is highlighted for two seconds after the dialog was closed. */
export const JustCreated: Story = {
  args: { rows: { ...rows, created: "key_staging" } },
  play: ({ args, canvasElement }) =>
    expect(canvasElement.querySelector("[data-highlighted]")).toHaveAttribute("data-row", args.rows.created),
};

/** A row’s button waits for the server; the other rows can be used. */
export const Revoking: Story = {
  tags: ["loading"],
  args: { rows: { ...rows, busy: new Set(["key_staging"]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Revoking…" })).toHaveAttribute("aria-busy", "true");
  },
};
/** In the place of its row, for three seconds. */
export const Revoked: Story = {
  tags: ["success"],
  args: { rows: { ...rows, revoked: firstKey.key } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: new RegExp(firstKey.name ?? "") });
    await expect(within(row).getByText("Revoked")).toBeVisible();
    await expect(within(row).queryByRole("button")).not.toBeInTheDocument();
  },
};
/** Keys that haven’t been used for months or never, sorted by last use. */
export const UnusedKeys: Story = {
  args: shown(
    [
      apiKey({ createdAt: "2025-06-12T09:30:00Z", lastUsed: "2025-11-30T15:01:00Z" }),
      apiKey({
        key: "key_kiosk",
        id: "key_kiosk",
        name: "Lobby kiosk",
        createdAt: "2025-02-03T14:08:00Z",
        lastUsed: null,
      }),
      apiKey({ key: "key_other", id: "key_other", name: "Booking office", lastUsed: "last week" }),
    ],
    { sort: { key: "lastUsed", direction: "ascending" } },
  ),
  play: async ({ canvas, canvasElement }) => {
    const [, kiosk, , office] = canvas.getAllByRole("row");
    await expect(kiosk).toHaveTextContent("Never");
    const page = canvas.queryByRole("main") ?? canvasElement;
    page.style.inlineSize = "24rem";
    const used = canvas.getByRole("cell", { name: /Nov 30, 2025, 3:01 PM/ });
    await expect(used.scrollWidth).toBe(used.clientWidth);
    page.style.inlineSize = "";
    await expect(office).toHaveTextContent("—");
  },
};
/** The session ended before the key was revoked. */
export const RevokeSessionLost: Story = {
  tags: ["error"],
  args: {
    ...shown(apiKeys, { sort: null }, sessionRefresh),
    rows: { ...rows, outcome: { state: "sessionEnded", failure: sessionFailure } },
  },
  parameters: { shows: ["Your session ended"] },
};
/** 200 keys. */
export const TwoHundredKeys: Story = { args: shown(manyKeys(200)) };
/** A key without any field, and one with a very long Arabic name. */
export const MissingAndLongFields: Story = {
  args: shown([
    apiKey({ key: "a", id: null, name: null, masked: null, createdAt: null, lastUsed: null }),
    apiKey({ key: "b", name: "مفتاح المتجر ".repeat(40), masked: "x".repeat(400) }),
  ]),
};
