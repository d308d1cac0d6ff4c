import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, type within } from "storybook/test";
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
  type Refresh,
  type Remote,
  settingsForm,
  type SettingsForm,
  settingsFormFields,
  type WidgetSettings,
  uneditedForm,
  unsavedFields,
} from "@understudy/model";
import { ChatSettingsScreen } from "./ChatSettingsScreen";
import type { ChatSettingsView, PreviewLook } from "./chat-view";
import logo from "./story-logo.svg?no-inline";
import { exampleTexts } from "./chat-texts";
import { expectRoles } from "../../testing/expect-roles";
import { pageModes } from "../../testing/page-modes";

const stored: WidgetSettings = settings({ brandLogoUrl: new URL(logo, location.href).href });
const form = settingsForm(stored, product);

const viewOf = (
  edit: Partial<SettingsForm> = {},
  over: Partial<ChatSettingsView> = {},
  refresh?: Refresh,
): Remote<ChatSettingsView> => {
  const edited = { ...form, ...edit };
  return ready(
    {
      siteName: site().name,
      edit: edited,
      unsaved: unsavedFields({ ...uneditedForm(form), edit: edited }, settingsFormFields),
      conflicts: [],
      offer: null,
      ...over,
    },
    refresh,
  );
};

const look: PreviewLook = { pane: "shown", panel: "open" };
const preview = (over: Partial<PreviewLook> = {}) => ({ look: { ...look, ...over }, onLook: fn() });

const meta = {
  title: "Pages/Chat Widget",
  component: ChatSettingsScreen,
  args: {
    settings: viewOf(),
    activity: { state: "idle" },
    question: null,
    preview: preview(),
    setup: null,
    onReload: fn(),
    onChange: fn(),
    onResolve: fn(),
    actions: { onSave: fn(), onRestore: fn(), onDiscard: fn(), onConfirmDiscard: fn(), onCancel: fn() },
  },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof ChatSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form, beside a live preview of the widget on an example page. */
export const Ready: Story = { tags: ["success"] };
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const edited = async (part: Partial<SettingsForm>) =>
      expect(args.onChange).toHaveBeenLastCalledWith({ ...form, ...part });
    await expect(canvas.getByRole("heading", { level: 1, name: "Chat Widget" })).toBeInTheDocument();
    for (const name of [
      "Widget Status",
      "Launcher Position",
      "Branding",
      "Keyboard Shortcut",
      "Coexistence Mode",
      "Route Filters",
    ])
      await expect(canvas.getByRole("region", { name })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("switch", { name: "Show the widget" }));
    await edited({ widgetEnabled: false });
    await userEvent.click(canvas.getByRole("radio", { name: "Left" }));
    await edited({ launcherSide: "left" });
    await expect(canvas.getByRole("link", { name: "Back to Settings" })).toHaveAttribute("href", "/settings");
    for (const [name, part] of [
      ["Horizontal offset", { launcherOffsetX: "240" }],
      ["Vertical offset", { launcherOffsetY: "320" }],
      ["Z-index", { launcherZIndex: "12000" }],
      ["Brand color", { brandColor: "#1F6F5C0" }],
      ["Title", { brandTitle: "Ask Harbour Stay0" }],
      ["Logo URL", { brandLogoUrl: `${form.brandLogoUrl}0` }],
      ["Key combination", { hotkeyCombination: "cmd+k0" }],
    ] as const) {
      await userEvent.type(canvas.getByRole("textbox", { name: new RegExp(`^${name}`) }), "0");
      await edited(part);
    }
    await expect(canvas.getByText("Examples: cmd+k, ctrl+k, cmd+shift+space")).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: "Use a keyboard shortcut" }));
    await edited({ hotkeyEnabled: false });
    await userEvent.click(canvas.getByRole("radio", { name: "Unify" }));
    await edited({ coexistenceMode: "unify" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Include patterns" }), " /spa {Enter}");
    await edited({ routesInclude: [...form.routesInclude, "/spa"] });
    await userEvent.click(canvas.getByRole("button", { name: "Remove /booking/payment" }));
    await edited({ routesExclude: [] });
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    await expect(args.actions.onSave).toHaveBeenCalledOnce();
    const scene = canvas.getByTitle("Ask Harbour Stay").closest<HTMLElement>("[aria-hidden]");
    await expect(scene?.offsetHeight).toBe(600);
    await userEvent.click(canvas.getByRole("button", { name: "Hide Preview" }));
    await expect(args.preview.onLook).toHaveBeenLastCalledWith({ ...look, pane: "hidden" });
    await userEvent.click(canvas.getByRole("switch", { name: "Widget open" }));
    await expect(args.preview.onLook).toHaveBeenLastCalledWith({ ...look, panel: "closed" });
  },
};

/** Skeletons in the shape of the form and the preview. */
export const Loading: Story = { tags: ["loading"], args: { settings: loading } };

/** The server’s reason, and Retry. */
export const LoadFailed: Story = { tags: ["error"], args: { settings: failed() } };
export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load settings" })).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Hide Preview" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The button waits for the server; the preview shows what was typed. */
export const Saving: Story = {
  tags: ["loading"],
  args: { settings: viewOf({ brandTitle: "Ask the front desk" }), activity: { state: "busy" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ask the front desk")).toBeVisible();
  },
};

/** A banner confirms the save. */
export const Saved: Story = {
  tags: ["success"],
  args: { activity: { state: "done" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Settings saved successfully")).toBeVisible();
  },
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
  tags: ["error"],
  args: { settings: viewOf({ brandTitle: "Ask the front desk" }), activity: failed(forbidden) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to save settings");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your role may not do this.");
    await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveValue("Ask the front desk");
  },
};

/** The form without the preview. */
export const PreviewHidden: Story = {
  args: { preview: preview({ pane: "hidden" }) },
};
export const PreviewHiddenInteraction: Story = {
  ...PreviewHidden,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("region", { name: "Preview" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show Preview" }));
    await expect(args.preview.onLook).toHaveBeenCalledWith(look);
  },
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
export const UnknownSavedValuesInteraction: Story = {
  ...UnknownSavedValues,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/saved value “top” isn’t recognized.*the preview shows Right/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/saved value “smart” isn’t recognized.*the preview shows Auto/),
    ).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Right" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Right" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ launcherSide: "right", coexistenceMode: "smart" }),
    );
  },
};

/** Only while the z-index is edited. */
export const BehindTheBarInteraction: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: viewOf({ launcherZIndex: "10" }), preview: preview({ panel: "closed" }) },
  play: async ({ canvas }) => {
    const bar = canvas.getByText(exampleTexts.bar);
    await expect(bar).not.toBeVisible();
    await userEvent.click(canvas.getByRole("textbox", { name: "Z-index" }));
    await expect(bar).toBeVisible();
  },
};

// The preview's contrast is low while the widget is off, or if its color is.
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

/** White text on the brand color is hard to read, so a darker color is suggested. */
export const LowContrast: Story = {
  parameters: lowContrast,
  args: { settings: viewOf({ brandColor: "#4CAF50" }) },
};
export const LowContrastInteraction: Story = {
  ...LowContrast,
  tags: ["interaction"],
  parameters: { ...LowContrast.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/White text has 2\.7:1 contrast/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Use #/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** What was typed isn’t a color, so the preview uses the default. */
export const InvalidColor: Story = {
  parameters: lowContrast,
  args: { settings: viewOf({ brandColor: "teal" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Brand color" })).toHaveAccessibleDescription(
      /Not a valid hex color\. The preview uses/,
    );
  },
};

/** Without a logo, the header has the title alone. */
export const NoLogo: Story = {
  args: { settings: viewOf({ brandLogoUrl: "" }) },
};
export const NoLogoInteraction: Story = {
  ...NoLogo,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: /^Logo URL/ });
    await expect(field).toHaveAttribute("type", "url");
    await expect(field).not.toBeRequired();
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    await expect(args.actions.onSave).toHaveBeenCalledOnce();
    // The bar that stays in view must not cover half of a target.
    window.scrollTo({ top: document.body.scrollHeight });
  },
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

/** The shortcut is off, and its field is disabled. */
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
export const Stale: Story = { args: { settings: viewOf({}, {}, staleRefresh) } };

/** The question before unsaved changes are discarded. */
export const ConfirmDiscard: Story = {
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
export const FieldConflictsInteraction: Story = {
  ...FieldConflicts,
  tags: ["interaction"],
  parameters: { ...lowContrast, chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    await expect(args.actions.onSave).not.toHaveBeenCalled();
    const choices = canvas.getAllByRole("button", { name: "Use theirs" });
    await expect(choices).toHaveLength(7);
    if (choices[1]) await userEvent.click(choices[1]);
    await expect(args.onResolve).toHaveBeenLastCalledWith("launcherSide", "theirs");
    await expect(canvas.getByRole("radio", { name: "Left" })).toHaveFocus();
  },
};

/** Typed but not added: saving adds it first. */
export const TypedNotAdded: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Held(args) {
    const [edit, setEdit] = useState<Partial<SettingsForm>>({});
    return (
      <ChatSettingsScreen
        {...args}
        settings={viewOf(edit)}
        onChange={setEdit}
        actions={{ ...args.actions, onSave: () => args.onChange({ ...form, ...edit }) }}
      />
    );
  },
  args: { preview: preview({ pane: "hidden" }) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Include patterns" }), "/spa");
    await userEvent.type(canvas.getByRole("textbox", { name: "Exclude patterns" }), " /checkout ");
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...form,
      routesInclude: [...form.routesInclude, "/spa"],
      routesExclude: [...form.routesExclude, "/checkout"],
    });
    await expect(canvas.getByRole("textbox", { name: "Include patterns" })).toHaveValue("");
  },
};
export const SpecifiedInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    expectRoles(canvas, {
      heading: [
        "Chat Widget",
        "Widget Status",
        "Launcher Position",
        "Branding",
        "Keyboard Shortcut",
        "Coexistence Mode",
        "Route Filters",
      ],
      button: ["Save Settings", "Add"],
      link: ["Back to Settings"],
    }),
};
