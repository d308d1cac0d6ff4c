import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import stories, { Ready, UnknownId } from "./PaletteScreen.stories";

export default {
  ...stories,
  title: "Around pages/Command palette",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Search" })).toHaveFocus();
    await waitFor(() =>
      expect(within(canvas.getByRole("dialog")).getByRole("status")).toHaveTextContent(/^\d+ results$/),
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      kind: "go",
      href: "/actions/act_book_room",
      to: "action",
    });
    await userEvent.clear(canvas.getByRole("combobox"));
    await userEvent.keyboard("sign o");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: "signOut" });
    await userEvent.clear(canvas.getByRole("combobox"));
    await userEvent.keyboard("book");
  },
};

/** Each letter changes the number of results, but only the last one is announced. */
export const AnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("dialog")).getByRole("status");
    const said: string[] = [];
    const listening = new MutationObserver(() => said.push(region.textContent));
    listening.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.keyboard("ro");
    await waitFor(() => expect(region).toHaveTextContent(/^\d+ results?$/));
    listening.disconnect();
    await expect(said).toHaveLength(1);
  },
};

export const UnknownIdInteraction: Story = {
  ...UnknownId,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("View run run_4711");
    await expect(canvas.queryByText("No results")).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: "go", href: "/runs/run_4711", to: "run" });
  },
};
