import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from "storybook/test";
import { ActionsIcon } from "@understudy/ui";
import stories, { groups, Ready } from "./CommandPalette.stories";

export default {
  ...stories,
  title: "Components/Navigation/CommandPalette",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Go to or do" });
    const marked = () => canvas.getByRole("option", { selected: true });
    await expect(field).toHaveFocus();
    await expect(marked()).toHaveTextContent("Actions");
    await expect(field).toHaveAttribute("aria-activedescendant", marked().id);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(marked()).toHaveTextContent("Dark theme");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(marked()).toHaveTextContent("Keyboard shortcuts");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(groups[1]?.items[1]);
    await userEvent.keyboard("x");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("x");
    await expect(marked()).toHaveTextContent("Actions");
    await userEvent.keyboard("{Backspace}");
    await userEvent.click(canvas.getByRole("option", { name: /^Runs/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(groups[0]?.items[1]);
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
  },
};

export const ClosesByTheBackdrop: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole("dialog");
    const outside = { clientX: 1, clientY: 1 };
    const { left, top } = dialog.getBoundingClientRect();
    const inside = { clientX: left + 8, clientY: top + 8 };
    // A selection that starts inside and ends outside is not a click on the backdrop.
    await fireEvent.pointerDown(dialog, inside);
    await fireEvent.click(dialog, outside);
    await fireEvent.pointerDown(dialog, outside);
    await fireEvent.click(dialog, inside);
    await expect(args.onClose).not.toHaveBeenCalled();
    await fireEvent.pointerDown(dialog, outside);
    await fireEvent.click(dialog, outside);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const IgnoresKeysOfAnInputMethod: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox");
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onSelect).not.toHaveBeenCalled();
    // Otherwise, the key would press the button that gets the focus next.
    await expect(await fireEvent.keyDown(field, { key: "Enter", keyCode: 13 })).toBe(false);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const NoResults: Story = {
  args: { groups: [], query: "zzz", status: "No results" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("combobox")).not.toHaveAttribute("aria-activedescendant");
    // Ends with its content.
    await expect(canvas.getByRole("dialog").getBoundingClientRect().height).toBeLessThan(200);
    await waitFor(() =>
      expect(within(canvas.getByRole("dialog")).getByRole("status")).toHaveTextContent("No results"),
    );
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Long: Story = {
  args: {
    groups: [
      {
        key: "many",
        label: "Actions",
        items: Array.from({ length: 30 }, (_, at) => ({
          key: `many-${at}`,
          label: `Reserve the large sauna, number ${at + 1}`,
          icon: ActionsIcon,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("listbox");
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("number 30");
    await expect(list.scrollTop).toBeGreaterThan(0);
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("number 1");
    const moves = [
      ["{End}", "number 30"],
      ["{Control>}p{/Control}", "number 29"],
      ["{Home}", "number 1"],
      ["{Control>}n{/Control}", "number 2"],
    ] as const;
    for (const [keys, name] of moves) {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent(
        new RegExp(`${name}(?!\\d)`),
      );
    }
    // Selects the text, as in every field.
    await userEvent.keyboard("{Shift>}{End}{/Shift}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent(/number 2(?!\d)/);
  },
};

/** A phone's keyboard covers the page without resizing it. */
export const AboveAKeyboard: Story = {
  beforeEach: () => {
    const viewport = window.visualViewport;
    if (!viewport) throw new Error("no visual viewport");
    const height = spyOn(viewport, "height", "get").mockReturnValue(300);
    const top = spyOn(viewport, "offsetTop", "get").mockReturnValue(20);
    return () => {
      height.mockRestore();
      top.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(20);
    await expect(bottom).toBeLessThanOrEqual(320);
  },
};
