import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button";
import { Tooltip } from "./Tooltip";

const meta = {
  title: "Components/Feedback/Tooltip",
  component: Tooltip,
  args: {
    text: "Reloads from the server",
    children: (describedBy) => <Button aria-describedby={describedBy}>Refresh</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "4rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Refresh" });
    await expect(button).toHaveAccessibleDescription("Reloads from the server");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText("Reloads from the server")).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    button.blur();
    await expect(canvas.getByText("Reloads from the server")).not.toBeVisible();
    button.focus();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
  },
};
export const OnHover: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    const words = canvas.getByText("Reloads from the server");
    const button = canvas.getByRole("button");
    await userEvent.hover(button);
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.unhover(button);
    await waitFor(() => expect(words).not.toBeVisible());
    await userEvent.hover(button);
    await waitFor(() => expect(words).toBeVisible());
    await fireEvent.pointerDown(button);
    await expect(words).not.toBeVisible();
  },
};
export const LongText: Story = {
  tags: ["shown-by-play"],
  args: {
    text: "The share of runs that recovered automatically after the page had changed.",
  },
  play: async () => {
    await userEvent.tab();
  },
};
