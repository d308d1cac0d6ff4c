import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { draft, fixedNow } from "@understudy/model/fixtures";
import { editOf } from "@understudy/model";
import stories, {
  viewOf,
  Ready,
  LoadFailed,
  PublishedElsewhere,
  Saving,
  ConfirmPublish,
  Unsaved,
  RestoreOffered,
  Conflict,
} from "./DraftScreen.stories";

export default {
  ...stories,
  title: "Pages/Edit Draft",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    const before = editOf(draft());
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Edit Draft Move a stay to other nights" }),
    ).toBeInTheDocument();
    // At every width: one column follows this order, too.
    await expect(canvas.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Edit Draft Move a stay to other nights",
      "Basic Information",
      "Intents",
      "Page & Entry",
      "Recorded Steps",
    ]);
    await expect(canvas.getByRole("link", { name: "Back to Drafts" })).toHaveAttribute("href", "/drafts");
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "!");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...before, name: "Move a stay to other nights!" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Description" }), "!");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...before,
      description: "For guests who want to come a day earlier or later.!",
    });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Destructive action" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...before, destructive: true });
    await userEvent.click(canvas.getByRole("button", { name: "Add phrase" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...before, intents: [...before.intents, ""] });
    await userEvent.click(canvas.getByRole("button", { name: "Remove come a day later" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...before, intents: ["change my dates"] });

    const page = within(canvas.getByRole("region", { name: "Page & Entry" }));
    await expect(page.getByText("/my-stays/:booking")).toBeVisible();
    await expect(page.getByText("button")).toBeVisible();
    await expect(page.queryByRole("textbox")).toBeNull();
    const steps = within(canvas.getByRole("list", { name: "Steps" })).getAllByRole("listitem");
    await expect(steps.map((each) => Number.parseInt(each.textContent, 10))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const step = within(steps[1] ?? document.body);
    for (const words of ["Open booking", "click", '[data-testid="open-booking"]'])
      await expect(step.getByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Draft" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};

export const EveryValueOnAPhone: Story = {
  tags: ["every-width"],
  args: { draft: viewOf(draft({ destructive: true })) },
  globals: { viewport: { value: "360px" } },
  play: async ({ canvas }) => {
    for (const [name, value] of [
      ["Name", "Move a stay to other nights"],
      ["Description", "For guests who want to come a day earlier or later."],
      ["Phrase 1", "change my dates"],
    ] as const)
      await expect(canvas.getByRole("textbox", { name })).toHaveValue(value);
    await expect(canvas.getByRole("checkbox", { name: "Destructive action" })).toBeChecked();
    const shown = canvas.getByRole("main").innerText;
    for (const value of ["/my-stays/:booking", "button", "input", "Change dates", "#arrival-date"])
      await expect(shown).toContain(value);
  },
};

export const OneLongWord: Story = {
  tags: ["every-width"],
  args: { draft: viewOf(draft({ name: "W".repeat(300) })) },
};

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load draft" })).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Back to Drafts" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const PublishedElsewhereInteraction: Story = {
  ...PublishedElsewhere,
  play: async ({ args, canvas }) => {
    const edits = within(canvas.getByRole("region", { name: /^Unsaved changes from/ }));
    await expect(edits.getByText("Move a stay to other dates")).toBeVisible();
    await expect(edits.queryByText("Description")).not.toBeInTheDocument();
    await expect(edits.getByRole("button", { name: "Copy changes" })).toBeEnabled();
    await userEvent.click(edits.getByRole("button", { name: "Discard" }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ what: "offer", savedAt: fixedNow - 300_000 });
  },
};

export const SavingInteraction: Story = {
  ...Saving,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Draft" }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ConfirmPublishInteraction: Story = {
  ...ConfirmPublish,
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("alertdialog"));
    await expect(
      dialog.getByText(
        "Are you sure you want to publish this draft? It will be available to admins immediately.",
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.answers.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await expect(args.answers.onConfirmPublish).toHaveBeenCalledOnce();
  },
};

/** A selector is what the draft's owner asked to see. */
export const SelectorOfASecretInteraction: Story = {
  args: {
    draft: viewOf(draft({ steps: [{ type: "input", selector: '#password[value="a"]', description: null }] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#password[value="a"]')).toBeVisible();
  },
};

export const UnsavedInteraction: Story = {
  ...Unsaved,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Unsaved changes")).toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription("unsaved");
    await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ what: "edits" });
  },
};

export const RestoreOfferedInteraction: Story = {
  ...RestoreOffered,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Restore changes" }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(args.onDiscard).toHaveBeenCalledWith({
      what: "offer",
      savedAt: fixedNow - 3_600_000,
    });
  },
};

export const ConflictInteraction: Story = {
  ...Conflict,
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveAccessibleDescription(/Someone else changed this too/);
    await expect(canvas.getByText("2 conflicts to resolve")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Draft" }));
    await expect(args.onSave).not.toHaveBeenCalled();
    const [keepName, keepIntents] = canvas.getAllByRole("button", { name: "Keep yours" });
    await expect(keepName).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onResolve).toHaveBeenLastCalledWith("name", "yours");
    await expect(name).toHaveFocus();
    if (keepIntents) await userEvent.click(keepIntents);
    await expect(args.onResolve).toHaveBeenLastCalledWith("intents", "yours");
    const [useName] = canvas.getAllByRole("button", { name: "Use theirs" });
    if (useName) await userEvent.click(useName);
    await expect(args.onResolve).toHaveBeenLastCalledWith("name", "theirs");
  },
};
