import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import {
  BillingIcon,
  DarkThemeIcon,
  KeysIcon,
  LightThemeIcon,
  SystemThemeIcon,
  TeamIcon,
} from "../icon/icons";
import { Menu } from "./Menu";
import type { MenuItem } from "./MenuEntries";

const choose = fn();

const theme = (value: string, onChange: (value: string) => void): MenuItem => ({
  kind: "choice",
  legend: "Theme",
  value,
  onChange,
  options: [
    { value: "system", label: "System", icon: SystemThemeIcon },
    { value: "light", label: "Light", icon: LightThemeIcon },
    { value: "dark", label: "Dark", icon: DarkThemeIcon },
  ],
});

const rest: MenuItem[] = [
  { kind: "separator" },
  { kind: "link", label: "Team", icon: TeamIcon, href: "#team" },
  { kind: "link", label: "API Keys", icon: KeysIcon, href: "#keys" },
  { kind: "link", label: "Billing", icon: BillingIcon, href: "#billing" },
];

const meta = {
  title: "Components/Buttons/Menu",
  component: Menu,
  args: { label: "Account", initial: "A", caption: "ada@example.com", heading: null, items: [] },
  render: function Controlled(args) {
    const [value, setValue] = useState("system");
    const change = (chosen: string) => {
      setValue(chosen);
      choose(chosen);
    };
    return <Menu {...args} items={[theme(value, change), ...rest]} />;
  },
  beforeEach: () => {
    choose.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: /^Account/ });
    await userEvent.tab();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    // Otherwise, the arrow also scrolls the page.
    await expect(await fireEvent.keyDown(trigger, { key: "ArrowUp" })).toBe(false);
    await expect(canvas.getByRole("menuitem", { name: "Billing" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const themes = within(canvas.getByRole("group", { name: "Theme" }));
    await expect(themes.getByRole("menuitemradio", { name: "System" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("menuitemradio", { name: "Dark" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(choose).toHaveBeenLastCalledWith("dark");
    await expect(canvas.getByRole("menuitemradio", { name: "Dark" })).toHaveAttribute("aria-checked", "true");
    await userEvent.keyboard("{End}{ArrowUp}");
    await expect(canvas.getByRole("menuitem", { name: "API Keys" })).toHaveFocus();
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
  },
};
export const OpensBelowItsButton: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const button = canvas.getByRole("button", { name: /^Account/ }).getBoundingClientRect();
    await waitFor(async () => {
      const menu = canvas.getByText("Theme").closest("[popover]")?.getBoundingClientRect();
      await expect(menu).toMatchObject({ left: button.left, top: button.bottom + 4 });
    });
  },
};
export const StaysInTheViewport: Story = {
  tags: ["shown-by-play"],
  decorators: [
    (Story) => (
      <div style={{ position: "fixed", insetBlockEnd: "0.5rem", insetInlineEnd: "0.5rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const button = canvas.getByRole("button", { name: /^Account/ }).getBoundingClientRect();
    await waitFor(async () => {
      const menu = canvas.getByText("Theme").closest("[popover]")?.getBoundingClientRect();
      await expect(menu?.bottom).toBeCloseTo(button.top - 4, 0);
      await expect(menu?.right).toBeLessThanOrEqual(innerWidth);
    });
  },
};
