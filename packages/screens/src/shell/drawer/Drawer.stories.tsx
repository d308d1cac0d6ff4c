import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button, Presence } from "@understudy/ui";
import { Drawer } from "./Drawer";

const meta = {
  title: "Components/Navigation/Drawer",
  component: Drawer,
  args: {
    title: "Understudy",
    children: (
      <a href="#runs" style={{ color: "inherit" }}>
        Runs
      </a>
    ),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const FromItsButton: Story = {
  tags: ["shown-by-play"],
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Menu</Button>
        <Presence>{open && <Drawer {...args} onClose={() => setOpen(false)} />}</Presence>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Menu" })).toHaveFocus();
  },
};
