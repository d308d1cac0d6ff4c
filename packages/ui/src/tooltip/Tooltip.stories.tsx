import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { Tooltip } from "./Tooltip";

const meta = {
  title: "Components/Feedback/Tooltip",
  component: Tooltip,
  args: {
    text: "Refresh",
    children: (
      <button type="button" aria-label="Refresh">
        ⟳
      </button>
    ),
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
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Refresh")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText("Refresh")).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByText("Refresh")).toBeVisible());
    button.blur();
    await expect(canvas.getByText("Refresh")).not.toBeVisible();
    button.focus();
    await waitFor(() => expect(canvas.getByText("Refresh")).toBeVisible());
  },
};
export const OnHover: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    const words = canvas.getByText("Refresh");
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
const longText = "The share of runs that recovered automatically after the page had changed.";
export const LongText: Story = {
  tags: ["shown-by-play"],
  args: { text: longText },
  parameters: { shows: [longText] },
  play: async () => {
    await userEvent.tab();
  },
};
