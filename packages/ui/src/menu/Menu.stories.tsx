import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import {
  CloseIcon,
  CopyIcon,
  DarkThemeIcon,
  EmptyIcon,
  LightThemeIcon,
  SystemThemeIcon,
  TeamIcon,
} from "../icon/icons";
import { Menu } from "./Menu";
import type { MenuItem } from "./MenuEntries";

const select = fn();
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
  { kind: "action", label: "Copy report", icon: CopyIcon, onSelect: select },
  { kind: "action", label: "Archive", icon: EmptyIcon, disabled: true, onSelect: select },
  { kind: "action", label: "Delete", icon: CloseIcon, onSelect: select },
];

const meta = {
  title: "Components/Actions/Menu",
  component: Menu,
  args: { label: "Account", items: [] },
  render: function Controlled(args) {
    const [value, setValue] = useState("system");
    const change = (chosen: string) => {
      setValue(chosen);
      choose(chosen);
    };
    return <Menu {...args} items={[theme(value, change), ...rest]} />;
  },
  beforeEach: () => {
    select.mockClear();
    choose.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Account" });
    await userEvent.tab();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    // Otherwise, the arrow also scrolls the page.
    await expect(await fireEvent.keyDown(trigger, { key: "ArrowUp" })).toBe(false);
    await expect(canvas.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const themes = within(canvas.getByRole("group", { name: "Theme" }));
    await expect(themes.getByRole("menuitemradio", { name: "System" })).toHaveFocus();
    await userEvent.keyboard("d");
    await expect(canvas.getByRole("menuitemradio", { name: "Dark" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(choose).toHaveBeenLastCalledWith("dark");
    await expect(canvas.getByRole("menuitemradio", { name: "Dark" })).toHaveAttribute("aria-checked", "true");
    await userEvent.keyboard("{End}{ArrowUp}{ArrowUp}");
    await expect(canvas.getByRole("menuitem", { name: "Copy report" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(select).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
  },
};
/** Enter runs the entry that looks chosen, whichever the keyboard or the pointer chose last. */
export const OneChosenEntry: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    const copy = await canvas.findByRole("menuitem", { name: "Copy report" });
    await userEvent.pointer({ target: copy });
    await expect(copy).toHaveFocus();
    const looks = [...canvas.getAllByRole("menuitem"), ...canvas.getAllByRole("menuitemradio")].filter(
      (entry) => getComputedStyle(entry).backgroundColor !== "rgba(0, 0, 0, 0)",
    );
    await expect(looks).toEqual([copy]);
    await userEvent.keyboard("{Enter}");
    await expect(select).toHaveBeenCalledOnce();
  },
};
export const DisabledEntriesAreRead: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    const archive = await canvas.findByRole("menuitem", { name: "Archive" });
    await waitFor(() => expect(archive).toHaveFocus());
    await expect(archive).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await expect(select).not.toHaveBeenCalled();
    await expect(archive).toHaveFocus();
  },
};
export const TabLeaves: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("menuitemradio", { name: "System" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
  },
};
export const KeepsLettersFromThePage: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const entry = await canvas.findByRole("menuitemradio", { name: "System" });
    await waitFor(() => expect(entry).toHaveFocus());
    // No entry begins with it, but it may be a shortcut of the page behind the menu.
    await expect(await fireEvent.keyDown(entry, { key: "j" })).toBe(false);
    await expect(entry).toHaveFocus();
  },
};
export const SpaceFollowsLinks: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const link = await canvas.findByRole("menuitem", { name: "Team" });
    const followed = fn((event: MouseEvent) => event.preventDefault());
    link.addEventListener("click", followed);
    link.focus();
    await userEvent.keyboard(" ");
    await expect(followed).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
  },
};
export const ClosesOnBack: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Team" })).toBeVisible());
    window.dispatchEvent(new PopStateEvent("popstate"));
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
    await expect(button).toHaveFocus();
  },
};
export const Avatar: Story = {
  tags: ["shown-by-play"],
  args: { initial: "M", label: "More" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await waitFor(() => expect(canvas.getByRole("menu", { name: "More" })).toBeVisible());
  },
};
export const EscapeReturnsToTheTooltip: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { initial: "M", label: "More" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "More" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
    // Escape as the browser handles it: hiding an open popover returns the focus to its trigger.
    canvas.getByRole("menu").closest<HTMLElement>("[popover]")?.hidePopover();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByText("More")).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
  },
};
export const OpensBelowItsButton: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const button = canvas.getByRole("button", { name: "Account" }).getBoundingClientRect();
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
    const button = canvas.getByRole("button", { name: "Account" }).getBoundingClientRect();
    await waitFor(async () => {
      const menu = canvas.getByText("Theme").closest("[popover]")?.getBoundingClientRect();
      await expect(menu?.bottom).toBeCloseTo(button.top - 4, 0);
      await expect(menu?.right).toBeLessThanOrEqual(innerWidth);
    });
  },
};
