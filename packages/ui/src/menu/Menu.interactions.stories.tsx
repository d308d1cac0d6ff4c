import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import stories from "./Menu.stories";

export default {
  ...stories,
  title: "Components/Buttons/Menu",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

/** Enter runs the entry that looks chosen, whichever the keyboard or the pointer chose last. */
export const OneChosenEntry: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    const keys = await canvas.findByRole("menuitem", { name: "API Keys" });
    await userEvent.pointer({ target: keys });
    await expect(keys).toHaveFocus();
    const looks = [...canvas.getAllByRole("menuitem"), ...canvas.getAllByRole("menuitemradio")].filter(
      (entry) => getComputedStyle(entry).backgroundColor !== "rgba(0, 0, 0, 0)",
    );
    await expect(looks).toEqual([keys]);
  },
};

export const TabLeaves: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("menuitemradio", { name: "System" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
  },
};

export const KeepsLettersFromThePage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const entry = await canvas.findByRole("menuitemradio", { name: "System" });
    await waitFor(() => expect(entry).toHaveFocus());
    // It may be a shortcut of the page behind the menu.
    await expect(await fireEvent.keyDown(entry, { key: "j" })).toBe(false);
    await expect(entry).toHaveFocus();
  },
};

export const SpaceFollowsLinks: Story = {
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
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Team" })).toBeVisible());
    window.dispatchEvent(new PopStateEvent("popstate"));
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
    await expect(button).toHaveFocus();
  },
};

export const EscapeReturnsToTheTooltip: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /^Account/ });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
    // Escape as the browser handles it: hiding an open popover returns the focus to its trigger.
    canvas.getByRole("menu").closest<HTMLElement>("[popover]")?.hidePopover();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByText("Account", { selector: "[popover] *" })).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
  },
};
