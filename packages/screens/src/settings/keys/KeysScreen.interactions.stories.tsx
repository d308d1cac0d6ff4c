import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { apiKeys, createdKey } from "@understudy/model/fixtures";
import { expectColumns } from "../../testing/columns";
import stories, {
  dialogActions,
  firstKey,
  copyText,
  Ready,
  LoadFailed,
  Empty,
  CreateKey,
  NameMissing,
  NameTyped,
  Creating,
  CreateSiteNotLoaded,
  KeyCreated,
  ConfirmRevoke,
} from "./KeysScreen.stories";

export default {
  ...stories,
  title: "Pages/API Keys",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "API Keys" })).toBeVisible();
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
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(
      { sort: { key: "lastUsed", direction: "ascending" } },
      "sort",
    );
    await userEvent.click(within(unused).getByRole("button", { name: "Revoke" }));
    await expect(args.rows.onRevoke).toHaveBeenCalledWith(apiKeys[2]);
    await userEvent.click(canvas.getByRole("button", { name: "Create New Key" }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Copy Site ID" }));
    await expect(copyText).toHaveBeenLastCalledWith("site_harbourstay_7Q2M");
    await expect(canvas.getByText("site_harbourstay_7Q2M")).toBeVisible();
  },
};

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    const panel = canvas.getByRole("alert");
    await expect(panel).toHaveTextContent("Failed to load API keys");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.list.onReload).toHaveBeenCalledOnce();
  },
};

export const EmptyInteraction: Story = {
  ...Empty,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("No API keys yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Create your first API key" }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const CreateKeyInteraction: Story = {
  ...CreateKey,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Create New Key" }));
    await expect(dialog.getByRole("button", { name: "Create Key" })).toBeDisabled();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("S{Enter}");
    await expect(dialogActions.onName).toHaveBeenCalledWith("S");
    await expect(dialogActions.onCreate).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(dialogActions.onClose).toHaveBeenCalled();
  },
};

export const NameMissingInteraction: Story = {
  ...NameMissing,
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveFocus();
  },
};

export const NameTypedInteraction: Story = {
  ...NameTyped,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(dialogActions.onCreate).toHaveBeenCalledOnce();
  },
};

export const CreatingInteraction: Story = {
  ...Creating,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Creating…" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(dialogActions.onCreate).not.toHaveBeenCalled();
  },
};

export const CreateSiteNotLoadedInteraction: Story = {
  ...CreateSiteNotLoaded,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(dialog.getByRole("alert")).toHaveTextContent("no key was created");
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    await expect(dialogActions.onCreate).toHaveBeenCalledOnce();
  },
};

export const KeyCreatedInteraction: Story = {
  ...KeyCreated,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "API Key Created Successfully!" }));
    await expect(dialog.getByText("Copy this key now - you won't be able to see it again.")).toBeVisible();
    await expect(dialog.getByText(createdKey)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(dialog.getByRole("button", { name: "Done" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Copy Key" }));
    await dialog.findByRole("button", { name: "Copied!" });
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await expect(dialogActions.onClose).toHaveBeenCalledOnce();
  },
};

export const ConfirmRevokeInteraction: Story = {
  ...ConfirmRevoke,
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole("alertdialog"));
    await expect(
      question.getByText("Are you sure you want to revoke this API key? This action cannot be undone."),
    ).toBeVisible();
    await expect(question.getByText("Production site")).toBeVisible();
    await expect(question.getByText(firstKey.masked ?? "")).toBeVisible();
    await expect(
      question.getByText("Used 5 minutes ago. Whatever uses it stops working at once."),
    ).toBeVisible();
    await expect(question.queryByRole("time")).toBeNull();
    await expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(question.getByRole("button", { name: "Revoke" }));
    await expect(dialogActions.onConfirm).toHaveBeenCalledOnce();
  },
};
