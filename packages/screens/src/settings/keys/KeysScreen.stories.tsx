import type { Meta, StoryObj } from "@storybook/react-vite";
import { UiProvider } from "@understudy/ui";
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
import { KeysScreen } from "./KeysScreen";
import { expectColumns } from "../../testing/columns";
import { expectRoles } from "../../testing/expect-roles";
import { pageModes } from "../../testing/page-modes";

const naming = { kind: "naming", name: "", creation: { state: "idle", note: null } } as const;
const named = { ...naming, name: "Production site" } as const;
const [firstKey = apiKey()] = apiKeys;

const copyText = fn(async (_text: string) => true);

const meta = {
  title: "Pages/API Keys",
  component: KeysScreen,
  args: {
    keys: ready(apiKeys),
    siteId: ready(site().id),
    onRetry: fn(),
    sessionEnded: false,
    note: null,
    siteIdCopied: false,
    onSiteIdCopied: fn(),
    sort: null,
    onSort: fn(),
    revoking: new Set<string>(),
    createdRow: null,
    setup: null,
    onRevoke: fn(),
    onCreate: fn(),
    dialog: { kind: "none" },
    dialogActions: {
      onName: fn(),
      onCreateKey: fn(),
      onKeyCopied: fn(),
      onConfirmRevoke: fn(),
      onClose: fn(),
    },
  },
  decorators: [
    (Story) => (
      <UiProvider copyText={copyText}>
        <Story />
      </UiProvider>
    ),
  ],
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof KeysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusing: NonNullable<Story["decorators"]> = [
  (Story) => (
    <UiProvider copyText={async () => false}>
      <Story />
    </UiProvider>
  ),
];

/** The site’s ID, and the keys with when each was last used. */
export const Ready: Story = { tags: ["success"] };
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expectColumns(canvas, ["Name", "Key", "Created", "Last Used", "Actions"]);
    const staging = within(canvas.getByRole("row", { name: /^Staging/ }));
    await expect(staging.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "ust_test_••••••••c410",
      expect.stringMatching(/Feb 3, 2026, 2:08 PM$/),
      expect.stringMatching(/Feb 27, 2026, 5:55 PM$/),
      "Revoke",
    ]);
    const unused = canvas.getByRole("row", { name: /Tomasz's laptop/ });
    await expect(within(unused).getByText("Never")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Last Used", hidden: true }));
    await expect(args.onSort).toHaveBeenCalledWith({ key: "lastUsed", direction: "ascending" });
    await userEvent.click(within(unused).getByRole("button", { name: "Revoke" }));
    await expect(args.onRevoke).toHaveBeenCalledWith(apiKeys[2]);
    await userEvent.click(canvas.getByRole("button", { name: "Create New Key" }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Copy Site ID" }));
    await expect(args.onSiteIdCopied).toHaveBeenCalledOnce();
    await expect(copyText).toHaveBeenLastCalledWith("site_harbourstay_7Q2M");
    await expect(canvas.getByText("site_harbourstay_7Q2M")).toBeVisible();
  },
};

/** Skeletons in the shape of the ID and the rows. */
export const Loading: Story = { tags: ["loading"], args: { keys: loading, siteId: loading } };
/** The keys and the site’s ID failed to load. */
export const LoadFailed: Story = { tags: ["error"], args: { keys: failed(), siteId: failed() } };
export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const panel = canvas.getByRole("alert");
    await expect(panel).toHaveTextContent("Failed to load API keys");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The keys failed to load; the site’s ID is there. */
export const KeysFailed: Story = { tags: ["error"], args: { keys: failed(forbidden) } };
/** The site’s ID failed to load; the keys are there. */
export const SiteFailed: Story = { tags: ["error"], args: { siteId: failed(serverFailure) } };
/** The last refresh failed: the previous keys stay, with their age and Retry. */
export const Stale: Story = {
  args: { keys: ready(apiKeys, staleRefresh), siteId: ready(site().id, staleRefresh) },
};
/** The session ended before any data arrived. */
export const SessionLost: Story = {
  tags: ["error"],
  args: { keys: failed(sessionFailure), siteId: failed(sessionFailure) },
};
/** Before the first key. */
export const Empty: Story = { tags: ["empty"], args: { keys: ready([]) } };
export const EmptyInteraction: Story = {
  ...Empty,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("No API keys yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Create your first API key" }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** A banner confirms that the ID was copied. */
export const SiteIdCopied: Story = {
  tags: ["success"],
  args: { siteIdCopied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Site ID copied to clipboard!")).toBeVisible();
  },
};
/** The browser refused to copy, so the ID is selected for Ctrl+C. */
export const SiteIdCopyRefused: Story = {
  tags: ["shown-by-play", "error"],
  decorators: refusing,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy Site ID" }));
    await canvas.findByRole("button", { name: "Press Ctrl+C" });
    await expect(getSelection()?.toString()).toBe(site().id);
    await expect(args.onSiteIdCopied).not.toHaveBeenCalled();
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
  args: { dialog: naming },
};
export const CreateKeyInteraction: Story = {
  ...CreateKey,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Create New Key" }));
    await expect(dialog.getByRole("button", { name: "Create Key" })).toBeDisabled();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("S{Enter}");
    await expect(args.dialogActions.onName).toHaveBeenCalledWith("S");
    await expect(args.dialogActions.onCreateKey).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.dialogActions.onClose).toHaveBeenCalled();
  },
};

/** Enter was pressed without a name. */
export const NameMissing: Story = {
  tags: ["shown-by-play"],
  args: { dialog: naming },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    const name = dialog.getByRole("textbox", { name: "Name" });
    await fireEvent.keyDown(name, { key: "Enter" });
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(/^Enter a name for the key\./);
    await expect(dialog.getByRole("button", { name: "Create Key" })).toBeDisabled();
    await expect(args.dialogActions.onCreateKey).not.toHaveBeenCalled();
  },
};

export const NameMissingInteraction: Story = {
  ...NameMissing,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveFocus();
  },
};

/** A name of spaces can’t be created. */
export const NameOnlySpaces: Story = {
  args: { dialog: { ...naming, name: "   " } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Create Key" })).toBeDisabled();
  },
};
/** A name was typed, so the key can be created. */
export const NameTyped: Story = {
  args: { dialog: named },
};
export const NameTypedInteraction: Story = {
  ...NameTyped,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.dialogActions.onCreateKey).toHaveBeenCalledOnce();
  },
};

/** The button waits for the server. */
export const Creating: Story = {
  tags: ["loading"],
  args: { dialog: { ...named, creation: { state: "busy" } } },
};
export const CreatingInteraction: Story = {
  ...Creating,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Creating…" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(args.dialogActions.onCreateKey).not.toHaveBeenCalled();
  },
};

/** No response arrived, so the key may have been created. */
export const CreateOutcomeUnknown: Story = {
  tags: ["error"],
  args: { dialog: { ...named, creation: { state: "idle", note: "It may have gone through." } } },
};
/** No response arrived, so the key may have been revoked. */
export const RevokeOutcomeUnknown: Story = { tags: ["error"], args: { note: "It may have gone through." } };
/** A key needs the site’s ID, which failed to load. */
export const CreateSiteNotLoaded: Story = {
  args: {
    dialog: { ...named, creation: { state: "noSite", failure: networkFailure, retrying: false } },
    siteId: failed(networkFailure),
  },
};
export const CreateSiteNotLoadedInteraction: Story = {
  ...CreateSiteNotLoaded,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(dialog.getByRole("alert")).toHaveTextContent("no key was created");
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    await expect(args.dialogActions.onCreateKey).toHaveBeenCalledOnce();
  },
};

/** A key needs the site’s ID, which is empty. */
export const CreateNoSiteId: Story = {
  args: {
    dialog: { ...named, creation: { state: "noSite", failure: null, retrying: false } },
    siteId: ready(""),
  },
};
/** The session ended before the key was created: the name stays. */
export const CreateSessionLost: Story = {
  tags: ["error"],
  args: { dialog: { ...named, creation: { state: "sessionEnded" } } },
};
/** The new key, shown only once. */
export const KeyCreated: Story = {
  tags: ["success"],
  args: { dialog: { kind: "created", secret: createdKey, isCopied: false } },
};
/** After the key was copied, Done is the primary button. */
export const KeyCopied: Story = {
  tags: ["success"],
  args: { dialog: { kind: "created", secret: createdKey, isCopied: true } },
};
export const KeyCreatedInteraction: Story = {
  ...KeyCreated,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "API Key Created Successfully!" }));
    await expect(dialog.getByText("Copy this key now - you won't be able to see it again.")).toBeVisible();
    await expect(dialog.getByText(createdKey)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Copy Key" }));
    await dialog.findByRole("button", { name: "Copied!" });
    await expect(args.dialogActions.onKeyCopied).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await expect(args.dialogActions.onClose).toHaveBeenCalledOnce();
  },
};

/** The browser refused to copy, so the key is selected for Ctrl+C. */
export const CopyRefused: Story = {
  tags: ["shown-by-play", "error"],
  args: { dialog: { kind: "created", secret: createdKey, isCopied: false } },
  decorators: refusing,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Copy Key" }));
    await dialog.findByRole("button", { name: "Press Ctrl+C" });
    await expect(getSelection()?.toString()).toBe(createdKey);
  },
};
/** The question before a key is revoked that is in use. */
export const ConfirmRevoke: Story = {
  args: { dialog: { kind: "revoke", key: firstKey } },
};
export const ConfirmRevokeInteraction: Story = {
  ...ConfirmRevoke,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const question = within(await canvas.findByRole("alertdialog"));
    await expect(
      question.getByText("Are you sure you want to revoke this API key? This action cannot be undone."),
    ).toBeVisible();
    await expect(question.getByText("Production site")).toBeVisible();
    await expect(question.getByText(firstKey.key ?? "")).toBeVisible();
    await expect(question.getByText("Mar 4, 2026, 3:01 PM")).toBeVisible();
    await expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(question.getByRole("button", { name: "Revoke" }));
    await expect(args.dialogActions.onConfirmRevoke).toHaveBeenCalledOnce();
  },
};

/** The question before a key is revoked that was never used. */
export const ConfirmRevokeUnused: Story = {
  args: { dialog: { kind: "revoke", key: apiKey({ lastUsed: null }) } },
};
/** During setup, the key’s step is done, and the next one is offered. */
export const NextSetupStep: Story = {
  tags: ["success"],
  args: { keys: ready([firstKey]), setup: site({ onboarding: { ...newOnboarding, apiKeyCreated: true } }) },
};
/** The new key’s row is highlighted for two seconds after the dialog was closed. */
export const JustCreated: Story = {
  args: { createdRow: "key_staging" },
  play: ({ args, canvasElement }) =>
    expect(canvasElement.querySelector("[data-highlighted]")).toHaveAttribute("data-row", args.createdRow),
};

/** A row’s button waits for the server; the other rows can be used. */
export const Revoking: Story = {
  tags: ["loading"],
  args: { revoking: new Set(["key_staging"]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Revoking…" })).toHaveAttribute("aria-busy", "true");
  },
};
/** Keys that haven’t been used for months or never, sorted by last use. */
export const UnusedKeys: Story = {
  args: {
    keys: ready([
      apiKey({ createdAt: "2025-06-12T09:30:00Z", lastUsed: "2025-11-30T15:01:00Z" }),
      apiKey({
        rowKey: "key_kiosk",
        id: "key_kiosk",
        name: "Lobby kiosk",
        createdAt: "2025-02-03T14:08:00Z",
        lastUsed: null,
      }),
      apiKey({ rowKey: "key_other", id: "key_other", name: "Booking office", lastUsed: "last week" }),
    ]),
    sort: { key: "lastUsed", direction: "ascending" },
  },
  play: async ({ canvas, canvasElement }) => {
    const [, kiosk, , office] = canvas.getAllByRole("row");
    await expect(kiosk).toHaveTextContent("Never");
    const page = canvas.queryByRole("main") ?? canvasElement;
    page.style.inlineSize = "24rem";
    const used = canvas.getByText("Nov 30, 2025, 3:01 PM").closest("[role=cell]");
    await expect(used?.scrollWidth).toBe(used?.clientWidth);
    page.style.inlineSize = "";
    await expect(office).toHaveTextContent("—");
  },
};
/** The session ended before the key was revoked. */
export const RevokeSessionLost: Story = {
  tags: ["error"],
  args: { keys: ready(apiKeys, sessionRefresh), sessionEnded: true, siteIdCopied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your session ended")).toBeVisible();
    await expect(canvas.getByText("Site ID copied to clipboard!")).toBeVisible();
  },
};
/** 200 keys. */
export const TwoHundredKeys: Story = { args: { keys: ready(manyKeys(200)) } };
/** A key without any field, and one with a very long Arabic name. */
export const MissingAndLongFields: Story = {
  args: {
    keys: ready([
      apiKey({ rowKey: "a", id: null, name: null, key: null, createdAt: null, lastUsed: null }),
      apiKey({ rowKey: "b", name: "مفتاح المتجر ".repeat(40), key: "x".repeat(400) }),
    ]),
  },
};
export const SpecifiedInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    expectRoles(canvas, {
      heading: ["API Keys"],
      button: ["Copy Site ID", "Create New Key", "Revoke"],
      columnheader: ["Name", "Key", "Created", "Last Used", "Actions"],
      text: ["Never"],
    }),
};
