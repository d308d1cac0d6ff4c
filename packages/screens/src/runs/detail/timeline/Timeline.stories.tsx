import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Badge, InlineCode } from "@understudy/ui";
import { Timeline } from "./Timeline";
import type { TimelineStep } from "./TimelineRow";

const selector = (value: string) => ({ label: "Selector", value: <InlineCode>{value}</InlineCode> });

const steps: TimelineStep[] = [
  {
    tone: "good",
    status: "Success",
    title: "navigate",
    meta: [{ label: "Value", value: "/book" }],
    duration: "850ms",
    bar: { offset: 0, share: 0.2 },
  },
  {
    tone: "good",
    status: "Success",
    title: "click",
    meta: [selector("#open-booking")],
    duration: "120ms",
    bar: { offset: 0.2, share: 0.03 },
  },
  {
    tone: "good",
    status: "Success",
    title: "input",
    meta: [selector("[name=guests]"), { label: "Value", value: "2" }],
    duration: "1.00s",
    bar: { offset: 0.23, share: 0.24 },
  },
  {
    tone: "bad",
    status: "Failed",
    title: "click",
    meta: [selector("button.confirm")],
    error: "No element matches this selector.",
    duration: "2.20s",
    bar: { offset: 0.47, share: 0.43 },
  },
  { tone: "neutral", status: "Skipped", title: "wait", duration: "—" },
];

export const all = (list: readonly TimelineStep[]) => ({
  count: list.length,
  stepKey: String,
  stepAt: (index: number) => list[index] ?? { tone: "neutral" as const, title: "step" },
});

const meta = {
  title: "Components/Data/Timeline",
  excludeStories: ["all", "many"],
  component: Timeline,
  args: { "aria-label": "Execution timeline", ...all(steps) },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("list", { name: "Execution timeline" })).getAllByRole("listitem");
    await expect(rows).toHaveLength(5);
    await expect(rows[3]).toHaveTextContent("Step 4clickFailed");
  },
};
export const Marked: Story = { args: { marked: 3 } };
export const WithUnaccounted: Story = {
  args: {
    unaccounted: { label: "Between steps", duration: "412ms", bar: { offset: 0.9, share: 0.1 } },
  },
};
export const ComparedWithAnotherRun: Story = {
  args: {
    ...all([
      ...steps.slice(0, 3).map((step) => ({
        ...step,
        ghost: {
          label: "Last success",
          duration: "640ms",
          ...(step.bar && { bar: { ...step.bar, share: 0.1 } }),
        },
      })),
      {
        tone: "neutral",
        title: "Click “Confirm”",
        tags: <Badge>click</Badge>,
        status: "Not reached",
        number: null,
        ghost: { label: "Last success", duration: "410ms", bar: { offset: 0.6, share: 0.1 } },
      },
    ]),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("list", { name: "Execution timeline" })).getAllByRole("listitem");
    await expect(rows[0]).toHaveTextContent("Last success 640ms");
    await expect(rows[3]).not.toHaveTextContent("Step 4");
  },
};
export const WithoutDurations: Story = {
  args: all([
    { tone: "neutral", title: "click" },
    { tone: "neutral", title: "input" },
  ]),
};

export const many = (count: number, failed: number) =>
  Array.from({ length: count }, (_, index): TimelineStep => ({
    tone: index === failed ? "bad" : "good",
    status: index === failed ? "Failed" : "Success",
    title: index % 2 ? "click" : "input",
    meta: [selector(`#row-${index}`)],
    duration: `${index}ms`,
    bar: { offset: index / count, share: 1 / count },
  }));
export const ThreeHundredSteps: Story = {
  args: { ...all(many(300, 219)), marked: 219 },
};
