import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageHeader } from "@understudy/ui";
import { keyMessages } from "@understudy/model";
import { expect, fn } from "storybook/test";
import { namelessUser, product, user } from "@understudy/model/fixtures";
import { Shell } from "./Shell";
import { pageModes } from "../testing/page-modes";

const meta = {
  title: "Around pages/Shell",
  excludeStories: ["includeHidden"],
  component: Shell,
  args: {
    product,
    user,
    route: "runs",
    sidebar: { collapsed: false, onToggle: fn() },
    drawer: { open: false, onOpen: fn(), onClose: fn() },
    theme: { choice: "system", onChange: fn() },
    progress: "idle",
    notices: [],
    missing: null,
    failures: [],
    onDismissFailure: fn(),
    onReload: fn(),
    onShow: fn(),
    onSignOut: fn(),
    children: <PageHeader title="Runs" />,
  },
  parameters: { chromatic: { modes: pageModes }, layout: "fullscreen" },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

// On phones the sidebar is in the document but hidden.
export const includeHidden = { hidden: true };

/** The header and the sidebar around every page. */
export const Ready: Story = { tags: ["success"] };

/** The sidebar shows icons only. */
export const Collapsed: Story = {
  args: { sidebar: { collapsed: true, onToggle: fn() } },
};

/** On a phone, the sidebar opens as a drawer. */
export const DrawerOpen: Story = { args: { drawer: { open: true, onOpen: fn(), onClose: fn() } } };
/** A user without a name is shown by email address. */
export const UserWithoutName: Story = { args: { user: namelessUser } };
/** A page’s code is loading, which a bar at the top shows. */
export const LoadingPage: Story = {
  tags: ["loading"],
  args: { progress: "loading" },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("progressbar", { name: "Loading page" })).toBeVisible(),
};
/** A notice says that data may be outdated and changes can’t be saved. */
export const Offline: Story = { tags: ["error"], args: { notices: ["offline"] } };
/** A notice says that unsaved changes won’t survive a reload. */
export const StorageFull: Story = { args: { notices: ["storageFull"] } };

/** Search was opened without a connection, before its code had loaded. */
export const MissingOffline: Story = {
  tags: ["error"],
  args: { notices: ["offline"], missing: { reason: "offline", onRetry: fn() } },
};
/** A new version was deployed, and a reload is offered. */
export const NewVersion: Story = { args: { notices: ["newVersion"] } };
const roleFailure = {
  id: "role",
  message: "Failed to update role",
  detail: "You need the owner role to change vera@harbourstay.example.",
  href: "/team",
  linkText: "Open Team",
};
/** A change failed after its page was left; a link leads back to it. */
export const FailedAfterLeaving: Story = {
  args: { failures: [roleFailure] },
};

/** A key was created after its page was left, so it was never shown. */
export const KeyCreatedAfterLeaving: Story = {
  args: {
    failures: [
      {
        id: "key",
        message: keyMessages.createdUnseen,
        detail: keyMessages.revokeUnseen,
        href: "/settings/keys",
        linkText: "Open API Keys",
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open API Keys" })).toBeVisible();
  },
};

/** Three changes failed after their pages were left. */
export const SeveralFailedAfterLeaving: Story = {
  args: {
    failures: [
      roleFailure,
      { id: "invite", message: "Failed to invite member", href: "/team", linkText: "Open Team" },
      {
        id: "save",
        message: "Failed to save draft",
        detail: "API error 503 Service Unavailable. It may have gone through.",
        href: "/drafts/drf_1",
        linkText: "Open draft",
      },
    ],
  },
};
/** At an unknown address, before the redirect to the dashboard: no entry is current. */
export const UnknownAddress: Story = { args: { route: null } };
/** API Keys is a page of Settings, so Settings is current in the sidebar. */
export const PageOfASection: Story = {
  args: { route: "keys", children: <PageHeader title="API Keys" /> },
  play: async ({ canvas }) => {
    const settings = canvas.getByRole("link", { name: "Settings", ...includeHidden });
    await expect(settings).toHaveAttribute("aria-current", "true");
  },
};
