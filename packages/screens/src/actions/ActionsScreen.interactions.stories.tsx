import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { allActions } from "@understudy/model";
import { expectColumns, optionsOf } from "../testing/columns";
import stories, { Ready, LoadFailed, NoMatches, Toggling } from "./ActionsScreen.stories";

export default {
  ...stories,
  title: "Pages/Actions",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Actions" })).toBeInTheDocument();
    await expect(canvas.getByText("12 actions")).toBeInTheDocument();
    await expectColumns(canvas, ["Name", "Status", "Steps", "Intents", "Version", "Actions"]);
    const row = within(canvas.getByRole("row", { name: /^Cancel a booking/ }));
    await expect(row.getByRole("link", { name: "Cancel a booking" })).toHaveAttribute(
      "href",
      "/actions/act_cancel_booking",
    );
    await expect(row.getAllByRole("cell", { hidden: true }).map((cell) => cell.textContent)).toEqual([
      "Disabled",
      "6 steps",
      expect.stringMatching(/^“cancel my stay”, “cancel a booking”/),
      "v4",
      "ViewEnable",
    ]);
    const view = row.getByRole("link", { name: "View" });
    await expect(view).toHaveAccessibleDescription("Cancel a booking");
    await expect(view).toHaveAttribute("href", "/actions/act_cancel_booking");
    await userEvent.click(row.getByRole("button", { name: "Enable" }));
    await expect(args.toggled.onToggle).toHaveBeenCalledWith(
      expect.objectContaining({ id: "act_cancel_booking" }),
    );

    await userEvent.type(canvas.getByRole("searchbox", { name: "Search actions" }), "b");
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith({ ...allActions, q: "b" }, "search");
    const status = canvas.getByRole("combobox", { name: "Status" });
    await expect(optionsOf(status)).toEqual(["All Statuses", "Published", "Disabled"]);
    await userEvent.selectOptions(status, "Disabled");
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(
      { ...allActions, status: "disabled" },
      "filter",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Steps" }));
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(
      { ...allActions, sort: { key: "steps", direction: "descending" } },
      "sort",
    );
  },
};

export const SortedOnPhones: Story = {
  args: {
    list: {
      ...stories.args.list,
      query: { ...allActions, sort: { key: "version", direction: "descending" } },
    },
  },
  tags: [],
  globals: { viewport: { value: "360px" } },
  play: async ({ canvas }) => {
    const value = canvas.getByText("Version, highest first", { selector: "span" });
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};

export const AllIntents: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole("row", { name: /^Change the dates/ }));
    const more = row.getByRole("button", { name: "+1 more", hidden: true });
    // On a page of middle width there is no room for the column.
    if (!more.checkVisibility()) return;
    await userEvent.click(more);
    await expect(row.getByRole("group", { name: "All intents" })).toBeVisible();
    await expect(row.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "“change my dates”",
      "“move my booking”",
      "“come a day later”",
    ]);
    await userEvent.click(more);
    await expect(row.queryByRole("group", { name: "All intents" })).not.toBeInTheDocument();
  },
};

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load actions" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.list.onReload).toHaveBeenCalledOnce();
  },
};

export const NoMatchesInteraction: Story = {
  ...NoMatches,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("No actions match your search criteria")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(allActions, "filter");
  },
};

export const TogglingInteraction: Story = {
  ...Toggling,
  play: async ({ args, canvas }) => {
    const button = within(canvas.getByRole("row", { name: /^Book a room/ })).getByRole("button", {
      name: "Disable",
    });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.toggled.onToggle).not.toHaveBeenCalled();
  },
};
