import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fixedNow } from "@understudy/model/fixtures";
import stories, {
  stored,
  copyText,
  Ready,
  LoadFailed,
  Saving,
  Unsaved,
  ConfirmDiscard,
  RestoreOffered,
  UnusualDomains,
  FieldConflicts,
} from "./SiteSettingsScreen.stories";

export default {
  ...stories,
  title: "Pages/Site Settings",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const FillsTheWindow: Story = {
  ...Ready,
  tags: [],
  globals: { viewport: { value: "1440px" } },
  play: async () => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBe(window.innerHeight));
  },
};

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Site Settings" })).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Back to Settings" })).toHaveAttribute("href", "/settings");
    await userEvent.type(canvas.getByRole("textbox", { name: "Site Name" }), "!");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...stored, name: "Harbour Stay!" });
    for (const [name, field] of [
      ["Development", "dev"],
      ["Staging", "staging"],
      ["Production", "prod"],
    ] as const) {
      await userEvent.type(canvas.getByRole("textbox", { name }), "x");
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...stored,
        [field]: `${stored[field]}x`,
      });
    }
    await expect(canvas.getByRole("textbox", { name: "Site ID" })).toHaveAttribute("readonly");
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(copyText).toHaveBeenLastCalledWith("site_harbourstay_7Q2M");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.actions.onSave).toHaveBeenCalledOnce();
  },
};

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load site settings" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const SavingInteraction: Story = {
  ...Saving,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.actions.onSave).not.toHaveBeenCalled();
  },
};

export const UnsavedInteraction: Story = {
  ...Unsaved,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Unsaved changes")).toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: "Site Name" })).toHaveAccessibleDescription("unsaved");
    await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }));
    await expect(args.actions.onDiscard).toHaveBeenCalledWith({ what: "edits" });
  },
};

export const ConfirmDiscardInteraction: Story = {
  ...ConfirmDiscard,
  play: async ({ args, canvas }) => {
    const question = within(await canvas.findByRole("alertdialog", { name: "Discard your changes?" }));
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await expect(args.actions.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole("button", { name: "Discard" }));
    await expect(args.actions.onConfirmDiscard).toHaveBeenCalledOnce();
  },
};

export const RestoreOfferedInteraction: Story = {
  ...RestoreOffered,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Restore changes" }));
    await expect(args.actions.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(args.actions.onDiscard).toHaveBeenCalledWith({
      what: "offer",
      savedAt: fixedNow - 3_600_000,
    });
  },
};

export const UnusualDomainsInteraction: Story = {
  ...UnusualDomains,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Development" })).toHaveAccessibleDescription(
      /Remove “http:\/\/”/,
    );
    await expect(canvas.getByRole("textbox", { name: "Staging" })).toHaveAccessibleDescription(
      /Remove the path/,
    );
    await expect(canvas.getByRole("textbox", { name: "Production" })).toHaveAccessibleDescription(/space/);
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.actions.onSave).toHaveBeenCalledOnce();
  },
};

export const FieldConflictsInteraction: Story = {
  ...FieldConflicts,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.actions.onSave).not.toHaveBeenCalled();
    const [keep] = canvas.getAllByRole("button", { name: "Keep yours" });
    await expect(keep).toHaveFocus();
    await expect(keep).toHaveAccessibleDescription("Harbour Stay & Spa");
    const [, useStaging] = canvas.getAllByRole("button", { name: "Use theirs" });
    if (useStaging) await userEvent.click(useStaging);
    await expect(args.onResolve).toHaveBeenLastCalledWith("staging", "theirs");
    await expect(canvas.getByRole("textbox", { name: "Staging" })).toHaveFocus();
  },
};
