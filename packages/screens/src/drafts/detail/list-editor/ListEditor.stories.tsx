import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { useControlledValue } from "@understudy/ui/testing";
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

export const Empty: Story = {
  args: { values: [], description: "What a visitor might say to start this action." },
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
