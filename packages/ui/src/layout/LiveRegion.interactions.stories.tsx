import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/Button";
import { LiveRegion } from "./LiveRegion";
import { Stack } from "./Stack";
import stories from "./LiveRegion.stories";

export default {
  ...stories,
  title: "Components/Layout/LiveRegion",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const AppearsLater: Story = {
  render: function Later({ children }) {
    const [isDone, setIsDone] = useState(false);
    return (
      <Stack gap="4">
        <Button onClick={() => setIsDone(true)}>Send invite</Button>
        <LiveRegion>{isDone && children}</LiveRegion>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    // Beside the announcer’s.
    const [region] = canvas.getAllByRole("status");
    await expect(region).toHaveTextContent(/^$/);
    await expect(region).not.toHaveStyle({ display: "contents" });
    await expect(region).not.toHaveStyle({ display: "none" });
    await expect(region).toHaveStyle({ position: "absolute" });
    await userEvent.click(canvas.getByRole("button"));
    await expect(region).toHaveTextContent("Invited ada@example.com as admin");
    await expect(region).toHaveStyle({ position: "static" });
  },
};
