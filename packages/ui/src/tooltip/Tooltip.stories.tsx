import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button";
import { Cluster } from "../layout/Cluster";
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
export const EscapeHidesAHovered: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const words = canvas.getByText("Reloads from the server");
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(words).toBeVisible());
    // Otherwise, Escape also closes the dialog around it.
    await expect(await fireEvent.keyDown(document.body, { key: "Escape" })).toBe(false);
    await expect(words).not.toBeVisible();
    await expect(await fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true);
  },
};
export const NotOnTouch: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Cluster>
      <Tooltip {...args} text="Touched" />
      <Tooltip {...args} text="Hovered" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const opens = fn();
    canvas.getByText("Touched").closest("[popover]")?.addEventListener("beforetoggle", opens);
    const [touched, hovered] = canvas.getAllByRole("button");
    if (touched) await fireEvent.pointerOver(touched, { pointerType: "touch" });
    if (hovered) await fireEvent.pointerOver(hovered, { pointerType: "mouse" });
    await waitFor(() => expect(canvas.getByText("Hovered")).toBeVisible());
    await expect(opens).not.toHaveBeenCalled();
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
