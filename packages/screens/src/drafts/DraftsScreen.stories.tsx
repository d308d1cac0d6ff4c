import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { draft, drafts, failed, loading, product, staleRefresh } from "@understudy/model/fixtures";
import { allDrafts, type Draft, type DraftsQuery, type Refresh, selectDrafts } from "@understudy/model";
import { DraftsScreen } from "./DraftsScreen";
import { listState } from "../testing/list-state";
import { pageModes } from "../testing/page-modes";
import { showsRetry } from "../testing/shows-retry";

export const shown = (query: Partial<DraftsQuery>, all: readonly Draft[] = drafts, refresh?: Refresh) => ({
  list: listState(all, { ...allDrafts, ...query }, selectDrafts, refresh),
});
const { list } = shown({});

export const tenDrafts = [
  ...drafts,
  ...["a massage", "a taxi", "a tour", "flowers", "a cot", "towels"].map((thing, at) =>
    draft({ id: `drf_${at}`, name: `Order ${thing}` }),
  ),
];

const meta = {
  title: "Pages/Drafts",
  excludeStories: ["shown", "tenDrafts"],
  component: DraftsScreen,
  args: shown({}),
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof DraftsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Recorded drafts, newest first. */
export const Ready: Story = {
  tags: ["success"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Drafts" })).toBeInTheDocument();
    const untitled = within(canvas.getByRole("row", { name: /^Untitled Draft/ }));
    await expect(untitled.getByRole("link", { name: "Untitled Draft" })).toHaveAttribute(
      "href",
      "/drafts/drf_untitled",
    );
    await expect(untitled.getAllByRole("cell")[0]).toHaveTextContent("—");
    const edit = untitled.getByRole("link", { name: "Edit" });
    await expect(edit).toHaveAccessibleDescription("Untitled Draft");
    await expect(edit).toHaveAttribute("href", "/drafts/drf_untitled");
    const stay = within(canvas.getByRole("row", { name: /^Move a stay to other nights/ }));
    await expect(stay.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "/my-stays/:booking",
      "7 steps",
      "Mar 3, 2026, 4:20 PM",
      "Draft",
      "Edit",
    ]);
    await expect(canvas.queryByRole("search")).toBeNull();
  },
};

/** Search appears from ten drafts on; here, it matches one. */
export const Searched: Story = {
  args: shown({ q: "shop" }, tenDrafts),
  parameters: { shows: ["1 of 10 drafts"] },
};

/** A search matches no draft, so clearing it is offered. */
export const NoMatches: Story = { tags: ["empty"], args: shown({ q: "sauna" }) };

/** Skeletons in the shape of the rows. */
export const Loading: Story = { tags: ["loading"], args: { list: { ...list, view: loading } } };

/** The server’s reason, and Retry. */
export const LoadFailed: Story = { tags: ["error"], args: { list: { ...list, view: failed() } } };

/** Before the first recording: where to find the key and the documentation. */
export const Empty: Story = {
  tags: ["empty"],
  args: { ...shown({}, []), docsUrl: product.docsUrl },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open API Keys" })).toHaveAttribute(
      "href",
      "/settings/keys",
    );
    await expect(canvas.queryByRole("search")).toBeNull();
    await expect(canvas.getByRole("link", { name: /^Read the docs/ })).toHaveAttribute(
      "href",
      "https://understudy.example/docs",
    );
  },
};

/** The last refresh failed: the previous rows stay, with their age and Retry. */
export const Stale: Story = {
  tags: ["error"],
  args: shown({}, drafts, staleRefresh),
  play: showsRetry,
};
