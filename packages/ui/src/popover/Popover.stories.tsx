import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { List } from "../list/List";
import { Popover } from "./Popover";

const meta = {
  title: "Components/Buttons/Popover",
  component: Popover,
  args: {
    label: "+2 more",
    "aria-label": "All phrases",
    children: (
      <List>
        <li>book a room</li>
        <li>reserve a room</li>
        <li>I need a bed for tonight</li>
      </List>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "+2 more" });
    await userEvent.click(button);
    const shown = await canvas.findByRole("group", { name: "All phrases" });
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(shown).not.toBeVisible());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shown).toBeVisible());
  },
};
