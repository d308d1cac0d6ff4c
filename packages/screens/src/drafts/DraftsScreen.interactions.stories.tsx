import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { allDrafts } from "@understudy/model";
import { expectColumns } from "../testing/columns";
import stories, { shown, tenDrafts, NoMatches, LoadFailed } from "./DraftsScreen.stories";

export default {
  ...stories,
  title: "Pages/Drafts",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  args: shown({}, tenDrafts),
  play: async ({ args, canvas }) => {
    await expectColumns(canvas, ["Name", "Page", "Steps", "Created", "Status", "Actions"]);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search drafts" }), "p");
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith({ ...allDrafts, q: "p" }, "search");
    await userEvent.click(canvas.getByRole("button", { name: "Created", hidden: true }));
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(
      { ...allDrafts, sort: { key: "created", direction: "descending" } },
      "sort",
    );
  },
};

export const NoMatchesInteraction: Story = {
  ...NoMatches,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("No drafts match your search")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(allDrafts, "filter");
  },
};

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load drafts" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.list.onReload).toHaveBeenCalledOnce();
  },
};
