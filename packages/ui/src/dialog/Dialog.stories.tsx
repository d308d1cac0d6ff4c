import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/Button";
import { TextField } from "../text-field/TextField";
import { Dialog } from "./Dialog";
import { choice } from "../testing/argTypes";
import { size } from "./Dialog.css";

const meta = {
  title: "Components/Feedback/Dialog",
  component: Dialog,
  argTypes: { size: choice(size) },
  args: {
    title: "Review & Publish",
    children: "Step text says Review & Publish is Admin-only.",
    onClose: fn(),
  },
  // In iframes: only one modal dialog per page is interactive.
  parameters: { docs: { story: { inline: false, height: "26rem" } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button>Cancel</Button>
    <Button type="submit" variant="primary">
      Create Key
    </Button>
  </>
);

export const OpenAtOnce: Story = {
  args: { footer: <Button variant="primary">Done</Button> },
};

export const AForm: Story = {
  args: {
    title: "Create New Key",
    footer,
    onSubmit: fn(),
    children: <TextField label="Key name" name="name" required value="" onChange={fn()} />,
  },
};

export const NotClosable: Story = {
  args: {
    title: "API Key Created Successfully!",
    footer: <Button variant="primary">Done</Button>,
  },
  render: (args) => <Dialog {...args} onClose={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Close" })).toBeNull();
    await expect(canvas.getByRole("dialog")).toHaveAttribute("closedby", "none");
  },
};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };
export const Full: Story = { args: { size: "full" } };
export const LongTitleAndContent: Story = {
  args: {
    title: "Reserve the large sauna for a company evening with dinner, towels and a late check-out",
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={at}>A line of what there is to read before one decides.</p>
    )),
    footer,
  },
};
