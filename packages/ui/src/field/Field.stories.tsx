import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as control from "./control.css";
import { Field } from "./Field";

const meta = {
  title: "Components/Forms/Field",
  component: Field,
  args: {
    label: "Anything",
    description: "Shown to visitors.",
    value: "A custom control",
    children: (wiring) => (
      <input
        {...wiring}
        className={`${control.control} ${control.size.medium}`}
        defaultValue="A custom control"
      />
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Anything" })).toHaveAccessibleDescription(
      "Shown to visitors.",
    );
  },
};
export const AllMessages: Story = {
  args: { error: "Something is wrong.", warning: "And something is odd.", optional: true, changed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Anything" })).toHaveAccessibleDescription(
      "Something is wrong. And something is odd. Shown to visitors. optional unsaved",
    );
  },
};
