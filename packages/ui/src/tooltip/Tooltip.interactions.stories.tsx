import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { Cluster } from "../layout/Cluster";
import { Tooltip } from "./Tooltip";
import stories from "./Tooltip.stories";

export default {
  ...stories,
  title: "Components/Feedback/Tooltip",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const EscapeHidesAHovered: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText("Refresh");
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(words).toBeVisible());
    // Otherwise, Escape also closes the dialog around it.
    await expect(await fireEvent.keyDown(document.body, { key: "Escape" })).toBe(false);
    await expect(words).not.toBeVisible();
    await expect(await fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true);
  },
};

export const NotOnTouch: Story = {
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
