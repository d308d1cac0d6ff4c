import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { useControlledValue } from "../testing/useControlledValue";
import { ListEditor } from "./ListEditor";

const meta = {
  title: "Components/Forms/ListEditor",
  component: ListEditor,
  args: {
    legend: "Intents",
    values: ["book a sauna", "reserve a slot for two"],
    addLabel: "Add phrase",
    rowLabel: (at) => `Phrase ${at + 1}`,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [values, onChange] = useControlledValue([...args.values], args.onChange);
    return <ListEditor {...args} values={values} onChange={onChange} />;
  },
} satisfies Meta<typeof ListEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ref: fn() },
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
    await expect(args.ref).toHaveBeenLastCalledWith(canvas.getByRole("textbox", { name: "Phrase 1" }));
    await userEvent.click(document.body);
  },
};

export const Empty: Story = {
  args: { values: [], hint: "What a visitor might say to start this action." },
};
export const EmptyInteraction: Story = {
  ...Empty,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
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
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
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
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove reserve a slot for two" }));
    await expect(canvas.getByRole("textbox", { name: "Phrase 1" })).toHaveFocus();
  },
};
export const TooLongToEdit: Story = {
  args: { values: ["book a sauna", "a".repeat(100_001)] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("textbox", { name: "Phrase 2" });
    await expect(row).toHaveAttribute("readonly");
    await expect(row).toHaveAccessibleDescription(
      "This text is too long to edit here. Only its beginning is shown.",
    );
  },
};

export const TenThousand: Story = {
  args: { values: Array.from({ length: 10_000 }, (_, at) => `phrase number ${at + 1}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox")).toHaveLength(100);
  },
};
export const TenThousandInteraction: Story = {
  ...TenThousand,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
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
