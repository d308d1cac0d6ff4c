import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import type { SettingsForm } from "@understudy/model";
import { ChatSettingsScreen } from "./ChatSettingsScreen";
import { exampleTexts } from "./chat-texts";
import stories, {
  form,
  viewOf,
  look,
  preview,
  Ready,
  LoadFailed,
  PreviewHidden,
  UnknownSavedValues,
  NoLogo,
  FieldConflicts,
} from "./ChatSettingsScreen.stories";

export default {
  ...stories,
  title: "Pages/Chat Widget",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
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

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load settings" })).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Hide Preview" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const PreviewHiddenInteraction: Story = {
  ...PreviewHidden,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("region", { name: "Preview" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show Preview" }));
    await expect(args.preview.onLook).toHaveBeenCalledWith(look);
  },
};

export const UnknownSavedValuesInteraction: Story = {
  ...UnknownSavedValues,
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
  args: { settings: viewOf({ launcherZIndex: "10" }), preview: preview({ panel: "closed" }) },
  play: async ({ canvas }) => {
    const bar = canvas.getByText(exampleTexts.bar);
    await expect(bar).not.toBeVisible();
    await userEvent.click(canvas.getByRole("textbox", { name: "Z-index" }));
    await expect(bar).toBeVisible();
  },
};

export const NoLogoInteraction: Story = {
  ...NoLogo,
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

export const FieldConflictsInteraction: Story = {
  ...FieldConflicts,
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
