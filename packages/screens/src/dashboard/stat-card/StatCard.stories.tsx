import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StatCard, StatStrip } from "./StatCard";
import { StatCardSkeleton } from "./StatCardSkeleton";

const meta = {
  title: "Components/Data/StatCard",
  component: StatCard,
  args: { label: "Successful Runs (Month)", value: "7,412" },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Successful Runs (Month)" })).toHaveTextContent("7,412");
  },
};
export const Linked: Story = {
  args: { href: "#runs" },
};

const large = ["99,999,999", "999,999,999", "7,412,345,678", "9,999,999,999"];
/** In the narrowest cards of a row of four. */
export const LargeNumbers: Story = {
  render: () => (
    <div style={{ maxInlineSize: "58rem" }}>
      <StatStrip>
        {large.map((value) => (
          <StatCard key={value} label="Successful Runs (Month)" value={value} />
        ))}
      </StatStrip>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const value of large) {
      const text = document.createRange();
      text.selectNodeContents(canvas.getByText(value));
      await expect(text.getClientRects()).toHaveLength(1);
    }
    const heights = large.map((value) => canvas.getByText(value).getBoundingClientRect().height);
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  },
};

/** Nothing moves when the number arrives. */
export const AsHighAsItsSkeleton: Story = {
  render: (args) => (
    <StatStrip>
      <StatCard {...args} note="of 25 on your plan" />
      <StatCardSkeleton label={args.label} />
    </StatStrip>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole("group");
    const skeleton = card.nextElementSibling;
    await expect(skeleton?.clientHeight).toBe(card.clientHeight);
  },
};
