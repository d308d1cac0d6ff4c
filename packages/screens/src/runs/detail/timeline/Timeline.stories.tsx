import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { type RunDetails, timelineOf } from "@understudy/model";
import {
  failedRunDetails,
  manyRunSteps,
  recoveredRunDetails,
  runDetails,
  runSteps,
} from "@understudy/model/fixtures";
import { Timeline } from "./Timeline";

export const timeline = (run: RunDetails, other: RunDetails | null = null) =>
  timelineOf({ run, other, hide: (text) => text });

const meta = {
  title: "Components/Data/Timeline",
  excludeStories: ["timeline", "failedAt"],
  component: Timeline,
  args: {
    "aria-label": "Execution timeline",
    timeline: timeline(runDetails()),
    revealed: { has: () => false, toggle: () => undefined },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rest of the run’s time is between steps. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("list", { name: "Execution timeline" })).getAllByRole("listitem");
    await expect(rows).toHaveLength(7);
    await expect(rows[3]).toHaveTextContent("Step 4Click Check availabilityclick");
    await expect(rows[6]).toHaveTextContent("Between steps530ms");
  },
};

export const Failed: Story = { args: { timeline: timeline(failedRunDetails) } };

export const ComparedWithAnotherRun: Story = {
  args: { timeline: timeline(failedRunDetails, runDetails()) },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("list", { name: "Execution timeline" })).getAllByRole("listitem");
    await expect(rows[0]).toHaveTextContent("Last success 1.31s");
    await expect(rows[5]).toHaveTextContent("Not reached");
    await expect(rows[5]).not.toHaveTextContent("Step 6");
  },
};

/** One step used another element than the one that was recorded. */
export const Recovered: Story = { args: { timeline: timeline(recoveredRunDetails, runDetails()) } };

export const WithoutDurations: Story = {
  args: {
    timeline: timeline(
      runDetails({ durationMs: null, steps: runSteps.map((step) => ({ ...step, durationMs: null })) }),
    ),
  },
};

export const failedAt = (count: number, failed: number) =>
  timeline(
    runDetails({
      status: "failed",
      failureStepIndex: failed,
      durationMs: null,
      steps: manyRunSteps(count).map((step, index) => ({
        ...step,
        status: index === failed ? "failed" : "success",
      })),
    }),
  );

export const ThreeHundredSteps: Story = { args: { timeline: failedAt(300, 219) } };
