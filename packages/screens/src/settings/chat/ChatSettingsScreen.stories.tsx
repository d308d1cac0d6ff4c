import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import {
  failed,
  fixedNow,
  forbidden,
  loading,
  newOnboarding,
  product,
  ready,
  settings,
  site,
  staleRefresh,
} from "@understudy/model/fixtures";
import {
  widgetMessages,
  type Refresh,
  type Remote,
  settingsForm,
  type SettingsForm,
  widgetFields,
  type WidgetSettings,
} from "@understudy/model";
import { ChatSettingsScreen } from "./ChatSettingsScreen";
import type { ChatSettingsView, PreviewLook } from "./chat-view";
import logo from "./story-logo.svg?no-inline";
import { exampleTexts } from "./chat-texts";
import { pageModes } from "../../testing/page-modes";
import { formArgs, formViewOf } from "../../testing/settings-form";
import { showsRetry } from "../../testing/shows-retry";

const stored: WidgetSettings = settings({ brandLogoUrl: new URL(logo, location.href).href });
export const form = settingsForm(stored, product);

export const viewOf = (
  edit: Partial<SettingsForm> = {},
  over: Partial<ChatSettingsView> = {},
  refresh?: Refresh,
): Remote<ChatSettingsView> =>
  ready(
    { siteName: site().name, isInstalled: true, ...formViewOf(widgetFields, form, edit), ...over },
    refresh,
  );

export const look: PreviewLook = { pane: "shown", panel: "open" };
export const preview = (over: Partial<PreviewLook> = {}) => ({ look: { ...look, ...over }, onLook: fn() });

const meta = {
  title: "Pages/Chat Widget",
  excludeStories: ["form", "viewOf", "look", "preview"],
  component: ChatSettingsScreen,
  args: {
    ...formArgs,
    settings: viewOf(),
    preview: preview(),
    setup: null,
  },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof ChatSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form, beside a live preview of the widget on an example page. */
export const Ready: Story = {
  tags: ["success"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Install with the Setup Guide" })).toBeNull();
  },
};

/** Until the script is installed, the setup guide is offered below the switch. */
export const NotInstalled: Story = {
  args: { settings: viewOf({}, { isInstalled: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Install with the Setup Guide" })).toBeVisible();
  },
};

/** Skeletons in the shape of the form and the preview. */
export const Loading: Story = { tags: ["loading"], args: { settings: loading } };

/** The server’s reason, and Retry. */
export const LoadFailed: Story = { tags: ["error"], args: { settings: failed() } };

/** The button waits for the server; the preview shows what was typed. */
export const Saving: Story = {
  tags: ["loading"],
  args: { settings: viewOf({ brandTitle: "Ask the front desk" }), activity: { state: "busy" } },
  parameters: { shows: ["Ask the front desk"] },
};

/** A banner confirms the save. */
export const Saved: Story = {
  tags: ["success"],
  args: { activity: { state: "done" } },
  parameters: { shows: [widgetMessages.saved] },
};

/** During setup, the widget’s step is done, and the next one is offered. */
export const NextSetupStep: Story = {
  tags: ["success"],
  args: { setup: site({ onboarding: { ...newOnboarding, widgetEnabled: true } }) },
};

/** The server’s reasons are at the title and at the key combination. */
export const FieldRefused: Story = {
  tags: ["error"],
  args: {
    activity: failed({
      ...forbidden,
      fields: { brand_title: "must be at most 80 characters long", hotkey_combination: "is reserved" },
    }),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("textbox", { name: "Title" });
    await expect(title).toHaveAccessibleDescription("Title must be at most 80 characters long.");
    const combination = canvas.getByRole("textbox", { name: "Key combination" });
    await expect(combination).toHaveAccessibleDescription(/is reserved/);
  },
};

/** The reason is above the button, and the edits stay. */
export const SaveFailed: Story = {
  name: "Failed save, Chat Widget",
  tags: ["error"],
  args: { settings: viewOf({ brandTitle: "Ask the front desk" }), activity: failed(forbidden) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to save settings");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your role may not do this.");
    await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveValue("Ask the front desk");
  },
};

/** No response arrived, so the settings may have been saved. */
export const SaveOutcomeUnknown: Story = {
  tags: ["error"],
  args: {
    settings: viewOf({ brandTitle: "Ask the front desk" }),
    activity: { state: "failed", failure: { kind: "network" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Failed to save settings")).toBeVisible();
    await expect(canvas.getByText("It may have gone through.")).toBeVisible();
  },
};

/** On a small screen: the preview at its full height, over the form. */
export const PreviewExpanded: Story = {
  tags: ["dialog"],
  args: { preview: preview({ pane: "expanded" }) },
  globals: { viewport: { value: "390px", isRotated: false } },
};

/** The form without the preview. */
export const PreviewHidden: Story = {
  args: { preview: preview({ pane: "hidden" }) },
};

/** Expects the open panel to be aligned with the launcher's edge on this side. */
async function expectPanelAt(side: "left" | "right", canvas: ReturnType<typeof within>) {
  const field = canvas.getByText(exampleTexts.message).getBoundingClientRect();
  const launcher = canvas.getByTitle("Ask Harbour Stay").getBoundingClientRect();
  await expect(Math.abs(field[side] - launcher[side])).toBeLessThan(launcher.width);
}

/** The launcher and the panel in the left corner. */
export const LeftSide: Story = {
  args: { settings: viewOf({ launcherSide: "left" }) },
  play: ({ canvas }) => expectPanelAt("left", canvas),
};

/** Only the launcher. */
export const PanelClosed: Story = { args: { preview: preview({ panel: "closed" }) } };

/** The launcher far from its corner. */
export const LargeOffsets: Story = {
  args: { settings: viewOf({ launcherOffsetX: "260", launcherOffsetY: "180" }) },
};

/** The saved side and mode aren’t known to the console, so none is selected. */
export const UnknownSavedValues: Story = {
  args: { settings: viewOf({ launcherSide: "top", coexistenceMode: "smart" }, { unsaved: [] }) },
};

// The preview's contrast is low while the widget is off.
const lowContrast = { a11y: { context: { exclude: ["[aria-hidden=true]"] } } };

/** The preview is dimmed, and a line says that visitors can’t see the widget. */
export const WidgetOff: Story = {
  parameters: lowContrast,
  args: { settings: viewOf({ widgetEnabled: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Off. Visitors can’t see the widget.")).toBeVisible();
    await expect(canvas.getByTitle("Ask Harbour Stay")).toBeVisible();
  },
};

/** Text on a light brand color is black, and nothing criticizes the color. */
export const LightColor: Story = {
  args: { settings: viewOf({ brandColor: "#4CAF50" }) },
  play: async ({ canvas }) => {
    const header = canvas.getByTitle("Ask Harbour Stay");
    await expect(getComputedStyle(header).color).toBe("rgb(0, 0, 0)");
    await expect(canvas.queryByText(/contrast/)).toBeNull();
  },
};

/** Text on a dark brand color is white. */
export const DarkColor: Story = {
  args: { settings: viewOf({ brandColor: "#0F766E" }) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTitle("Ask Harbour Stay")).color).toBe("rgb(255, 255, 255)");
  },
};

/** What was typed isn’t a color, so the preview uses the default. */
export const InvalidColor: Story = {
  args: { settings: viewOf({ brandColor: "teal" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Brand color" })).toHaveAccessibleDescription(
      /Not a valid hex color\. The preview uses/,
    );
    await expect(canvas.getByLabelText("Brand color picker")).toHaveValue("#4caf50");
  },
};

/** Without a logo, the header has the title alone. */
export const NoLogo: Story = {
  args: { settings: viewOf({ brandLogoUrl: "" }) },
};

/** The logo’s address loads no picture. */
export const BrokenLogo: Story = {
  args: {
    settings: viewOf({ brandLogoUrl: new URL("/no-such-logo.png", location.href).href }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The logo didn’t load.", {}, { timeout: 5000 })).toBeVisible();
  },
};

/** The logo’s address doesn’t start with https. */
export const LogoWithoutHttps: Story = {
  args: { settings: viewOf({ brandLogoUrl: "http://www.harbourstay.example/logo.svg" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Logo URL" })).toHaveAccessibleDescription(
      /starts with https/,
    );
  },
};

/** A single letter triggers while people type, so a warning says so. */
export const HotkeyTyped: Story = {
  args: { settings: viewOf({ hotkeyCombination: "k" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Key combination" })).toHaveAccessibleDescription(
      /This will trigger while people type\./,
    );
  },
};

/** The shortcut is off, so there is no field for it. */
export const HotkeyOff: Story = {
  args: { settings: viewOf({ hotkeyEnabled: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox", { name: "Key combination" })).toBeNull();
  },
};

/** Offsets and z-index that aren’t whole numbers say what will be saved. */
export const InvalidNumbers: Story = {
  args: { settings: viewOf({ launcherOffsetX: "12.7", launcherOffsetY: "", launcherZIndex: "top" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Horizontal offset" })).toHaveAccessibleDescription(
      /Will be saved as 12\./,
    );
    await expect(canvas.getByRole("textbox", { name: "Vertical offset" })).toHaveAccessibleDescription(
      /Will be saved as 0\./,
    );
    await expect(canvas.getByRole("textbox", { name: "Z-index" })).toHaveAccessibleDescription(
      /Will be saved as 1000\./,
    );
  },
};

const many = (prefix: string) =>
  Array.from({ length: 40 }, (_, at) => `/${prefix}/${at + 1}/:room/details-of-a-rather-long-name-*`);

/** 40 include and 40 exclude patterns. */
export const ManyPatterns: Story = {
  args: { settings: viewOf({ routesInclude: many("rooms"), routesExclude: many("booking") }) },
};

const lastHour = fixedNow - 3_600_000;

/** Changes from an earlier visit can be restored. */
export const RestoreOffered: Story = {
  args: { settings: viewOf({}, { offer: { state: "offered", savedAt: lastHour } }) },
};

/** The question before changes from an earlier visit are deleted. */
export const ConfirmDiscardOffer: Story = {
  tags: ["dialog"],
  args: {
    settings: viewOf({}, { offer: { state: "offered", savedAt: lastHour } }),
    question: { what: "offer", savedAt: lastHour },
  },
};

/** Changes from an earlier visit are back in the form, unsaved. */
export const Restored: Story = {
  tags: ["success"],
  args: {
    settings: viewOf(
      { brandTitle: "Ask the front desk" },
      { offer: { state: "restored", savedAt: lastHour } },
    ),
  },
};

/** The last refresh failed: the edits stay. */
export const Stale: Story = {
  tags: ["error"],
  args: { settings: viewOf({}, {}, staleRefresh) },
  play: showsRetry,
};

/** The question before unsaved changes are discarded. */
export const ConfirmDiscard: Story = {
  tags: ["dialog"],
  args: {
    settings: viewOf({ brandTitle: "Ask the front desk" }),
    question: { what: "edits" },
  },
};

/** Someone else changed the same fields: each kind of field shows both versions to choose from. */
export const FieldConflicts: Story = {
  tags: ["error"],
  parameters: lowContrast,
  args: {
    settings: viewOf(
      { widgetEnabled: false, launcherSide: "left", brandColor: "#0F766E", hotkeyEnabled: false },
      {
        conflicts: [
          { field: "widgetEnabled", yours: "Off", theirs: "On" },
          { field: "launcherSide", yours: "Left", theirs: "Right" },
          { field: "launcherOffsetX", yours: "24", theirs: "32" },
          { field: "brandColor", yours: "#0F766E", theirs: "#B45309" },
          { field: "hotkeyCombination", yours: "cmd+k", theirs: "cmd+shift+space" },
          { field: "coexistenceMode", yours: "Unify", theirs: "None" },
          { field: "routesExclude", yours: "/booking/payment", theirs: "/booking/payment\n/account/*" },
        ],
      },
    ),
  },
};
