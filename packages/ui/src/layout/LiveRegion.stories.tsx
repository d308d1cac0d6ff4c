import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/Button";
import { Banner } from "../banner/Banner";
import { LiveRegion } from "./LiveRegion";
import { Stack } from "./Stack";

const meta = {
  title: "Components/Layout/LiveRegion",
  component: LiveRegion,
  args: { children: <Banner tone="good">Invited ada@example.com as admin</Banner> },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AppearsLater: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
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
    const region = canvas.getByRole("status");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button"));
    await expect(region).toHaveTextContent("Invited ada@example.com as admin");
  },
};
