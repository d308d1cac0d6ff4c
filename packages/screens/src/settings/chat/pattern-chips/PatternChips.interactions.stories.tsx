import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { holdTimers } from "@understudy/ui/testing";
import stories, { Ready, Duplicate, StoredTwice, Empty, MoreThanShown } from "./PatternChips.stories";

export default {
  ...stories,
  title: "Components/Forms/PatternChips",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Show only on" });
    await userEvent.tab();
    await userEvent.keyboard(" /help {Enter}");
    await expect(args.onAdd).toHaveBeenLastCalledWith(["/help"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("Added /help");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Remove /account" }));
    await expect(canvas.getByRole("button", { name: "Remove /help" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove /book/*" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("/book/*");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("listitem")).toHaveTextContent("/book/*");
  },
};

export const PastedLinesInteraction: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("/help\n/account\r\n\n/rooms/*\n");
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "/book/*",
      "/account",
      "/help",
      "/rooms/*",
    ]);
    // At once, so that the form changes once.
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("status")).toHaveTextContent("Added /help, /rooms/*");
    await expect(field).toHaveValue("");
    await userEvent.paste("/help\n/account");
    await expect(canvas.getByText("/help, /account are already in the list.")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

export const DuplicateInSafariInteraction: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "/account");
    field.blur();
    const hint = await canvas.findByText("/account is already in the list.");
    canvas.getByRole("button", { name: "Add" }).click();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(hint).toBeVisible();
  },
};

export const DuplicateInteraction: Story = {
  ...Duplicate,
  play: async ({ canvas }) => {
    const pass = holdTimers(3000);
    await userEvent.type(canvas.getByRole("textbox"), "/account{Enter}");
    const hint = canvas.getByText("/account is already in the list.");
    pass();
    await waitFor(() => expect(hint).not.toBeInTheDocument());
  },
};

export const StoredTwiceInteraction: Story = {
  ...StoredTwice,
  play: async ({ args, canvas }) => {
    const [, second] = canvas.getAllByRole("button", { name: "Remove /a" });
    if (second) await userEvent.click(second);
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["/a", "/b"]);
    await expect(canvas.getByRole("button", { name: "Remove /b" })).toHaveFocus();
  },
};

export const EmptyInteraction: Story = {
  ...Empty,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "  {Enter}");
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
};

export const MoreThanShownInteraction: Story = {
  ...MoreThanShown,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "/added{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove /added" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Show/ })).toBeNull();
  },
};
