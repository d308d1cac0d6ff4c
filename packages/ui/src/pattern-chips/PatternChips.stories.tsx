import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { holdTimers } from "../testing/holdTimers";
import { PatternChips } from "./PatternChips";

const meta = {
  title: "Components/Forms/PatternChips",
  component: PatternChips,
  args: {
    label: "Show only on",
    values: ["/book/*", "/account"],
    placeholder: "/path/*",
    hint: "Empty means every page.",
    onAdd: fn(),
    onRemove: fn(),
  },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    const add = (typed: readonly string[]) => {
      args.onAdd(typed);
      const entered = typed.map((text) => text.trim()).filter((text) => text !== "");
      if (entered.length === 0) return "empty";
      const all = new Set([...values, ...entered]);
      if (all.size === values.length) return "duplicate";
      setValues([...all]);
      return "added";
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
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ref: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Show only on" });
    await userEvent.tab();
    await userEvent.keyboard(" /help {Enter}");
    await expect(args.onAdd).toHaveBeenLastCalledWith([" /help "]);
    await expect(canvas.getByRole("status")).toHaveTextContent("Added /help");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Remove /account" }));
    await expect(canvas.getByRole("button", { name: "Remove /help" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove /book/*" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveFocus();
    await expect(args.ref).toHaveBeenLastCalledWith(field);
    await userEvent.keyboard("/book/*");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("listitem")).toHaveTextContent("/book/*");
  },
};

export const PastedLinesInteraction: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("/help\n/account\r\n\n/rooms/*\n");
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "/book/*",
      "/account",
      "/help",
      "/rooms/*",
    ]);
    // At once, so that the form changes once.
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(field).toHaveValue("");
  },
};

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
export const DuplicateInSafariInteraction: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "/account");
    field.blur();
    const hint = await canvas.findByText("/account is already in the list.");
    canvas.getByRole("button", { name: "Add" }).click();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(hint).toBeVisible();
  },
};
export const DuplicateInteraction: Story = {
  ...Duplicate,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const pass = holdTimers(3000);
    await userEvent.type(canvas.getByRole("textbox"), "/account{Enter}");
    const hint = canvas.getByText("/account is already in the list.");
    pass();
    await waitFor(() => expect(hint).not.toBeInTheDocument());
  },
};
export const StoredTwice: Story = {
  args: { values: ["/a", "/a", "/b"] },
};
export const StoredTwiceInteraction: Story = {
  ...StoredTwice,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const [, second] = canvas.getAllByRole("button", { name: "Remove /a" });
    if (second) await userEvent.click(second);
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["/a", "/b"]);
    await expect(canvas.getByRole("button", { name: "Remove /b" })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { values: [] },
};
export const EmptyInteraction: Story = {
  ...Empty,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "  {Enter}");
    await expect(args.onAdd).toHaveBeenCalledWith(["  "]);
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
};

export const Many: Story = {
  args: { values: Array.from({ length: 40 }, (_, at) => `/shop/:category/item-${at + 1}/*`), changed: true },
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
export const MoreThanShownInteraction: Story = {
  ...MoreThanShown,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "/added{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove /added" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Show/ })).toBeNull();
  },
};
export const Long: Story = { args: { values: [`/${"a-very-long-segment/".repeat(20)}*`] } };
