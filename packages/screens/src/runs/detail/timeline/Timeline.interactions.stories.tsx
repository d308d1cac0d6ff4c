import type { StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button, Stack } from "@understudy/ui";
import { Timeline, type TimelineHandle, type TimelineProps } from "./Timeline";
import stories, { failedAt, ThreeHundredSteps } from "./Timeline.stories";

export default {
  ...stories,
  title: "Components/Data/Timeline",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

function Jumping(props: TimelineProps) {
  const timeline = useRef<TimelineHandle>(null);
  return (
    <Stack>
      <Button onClick={() => timeline.current?.showMarked()}>Show the failed step</Button>
      <Timeline {...props} ref={timeline} />
    </Stack>
  );
}

export const ThreeHundredStepsInteraction: Story = {
  ...ThreeHundredSteps,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "Execution timeline" }).getBoundingClientRect();
    await waitFor(
      async () => {
        const step = canvas.getByText("Failed").getBoundingClientRect();
        await expect(step.top).toBeGreaterThan(box.top);
        await expect(step.bottom).toBeLessThan(box.bottom);
      },
      { timeout: 5000 },
    );
    await userEvent.tab();
    await expect(canvas.getByRole("region")).toHaveFocus();
  },
};

export const JumpToStep: Story = {
  args: { timeline: failedAt(50, 40) },
  render: (args) => <Jumping {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Failed").closest("li")).toHaveFocus();
  },
};
