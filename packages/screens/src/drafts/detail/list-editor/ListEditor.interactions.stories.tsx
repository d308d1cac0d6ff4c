import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Ready, Empty, TenThousand } from "./ListEditor.stories";

export default {
  ...stories,
  title: "Components/Forms/ListEditor",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Phrase 2" })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(["book a sauna", "", "reserve a slot for two"]);
    await userEvent.keyboard("sauna tonight");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove sauna tonight" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Phrase 2" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Phrase 2" })).toHaveValue("reserve a slot for two");
    await userEvent.click(document.body);
  },
};

export const EmptyInteraction: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add phrase" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Phrase 1" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Phrase 1" }));
    await expect(canvas.getByRole("button", { name: "Add phrase" })).toHaveFocus();
  },
};

export const PastedLinesInteraction: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Phrase 1" }));
    await userEvent.keyboard("{Home}");
    await userEvent.paste("rent a boat\r\n\nfind a ferry\nplease ");
    await expect(args.onChange).toHaveBeenLastCalledWith([
      "rent a boat",
      "find a ferry",
      "pleasebook a sauna",
      "reserve a slot for two",
    ]);
    await expect(canvas.getByRole("textbox", { name: "Phrase 3" })).toHaveFocus();
  },
};

export const RemoveTheLast: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove reserve a slot for two" }));
    await expect(canvas.getByRole("textbox", { name: "Phrase 1" })).toHaveFocus();
  },
};

export const TenThousandInteraction: Story = {
  ...TenThousand,
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: "Show 100 more" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("textbox")).toHaveLength(200);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add phrase" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Phrase 201" })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ length: 10_001, 200: "" }),
    );
  },
};
