import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { PatternChips } from "./PatternChips";

const meta = {
  title: "Components/Forms/PatternChips",
  component: PatternChips,
  args: {
    label: "Show only on",
    values: ["/book/*", "/account"],
    placeholder: "/path/*",
    description: "Empty means every page.",
    onAdd: fn(),
    onRemove: fn(),
  },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    const add = (typed: readonly string[]) => {
      args.onAdd(typed);
      const entered = typed.map((text) => text.trim()).filter((text) => text !== "");
      const all = [...new Set([...values, ...entered])];
      setValues(all);
      return all.slice(values.length);
    };
    const remove = (at: number) => {
      args.onRemove(at);
      setValues(values.toSpliced(at, 1));
    };
    return <PatternChips {...args} values={values} onAdd={add} onRemove={remove} />;
  },
} satisfies Meta<typeof PatternChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Duplicate: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "/account{Enter}");
    await expect(canvas.getByText("/account is already in the list.")).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};
export const StoredTwice: Story = {
  args: { values: ["/a", "/a", "/b"] },
};

export const Empty: Story = {
  args: { values: [] },
};

export const TenThousand: Story = {
  args: { values: Array.from({ length: 10_000 }, (_, at) => `/item-${at + 1}/*`) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(100);
  },
};
export const MoreThanShown: Story = {
  args: { values: Array.from({ length: 150 }, (_, at) => `/item-${at + 1}/*`) },
};
export const Long: Story = { args: { values: [`/${"a-very-long-segment/".repeat(20)}*`] } };
