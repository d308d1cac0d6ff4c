import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { failed, failureGroups, loading, manyRuns, ready, runs, staleRefresh } from "../fixtures";
import { selectRuns } from "../model/run/run-list";
import type { Run } from "../model/run/run";
import { allRuns, type RunsQuery } from "../paths";
import { RunsScreen, type RunsScreenProps } from "./RunsScreen";
import { expectColumns } from "../testing/columns";

const shown = (
  query: Partial<RunsQuery>,
  all: readonly Run[] = runs,
): Pick<RunsScreenProps, "query" | "addressed" | "runs" | "failures"> => {
  const whole = { ...allRuns, ...query };
  const rows = selectRuns(all, whole);
  return {
    query: whole,
    addressed: whole,
    runs: ready({ rows, extent: "complete" }),
    failures: { groups: failureGroups(rows) },
  };
};

const meta = {
  title: "Pages/Runs",
  component: RunsScreen,
  args: {
    ...shown({}),
    actionName: null,
    onQueryChange: fn(),
    onReload: fn(),
    live: { state: "off" },
    exporting: { state: "idle", onExport: fn() },
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof RunsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { groups: [] };

export const Ready: Story = {};
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Runs" })).toBeInTheDocument();
    await expect(canvas.getByText("9 runs")).toBeInTheDocument();
    await expectColumns(canvas, ["Action", "Status", "Environment", "Duration", "Started", "Details"]);

    await userEvent.type(canvas.getByRole("searchbox", { name: "Search runs" }), "p");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...allRuns, q: "p" }, "search");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "Failed");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...allRuns, status: "failed" }, "filter");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Environment" }), "Staging");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...allRuns, env: "staging" }, "filter");
    await userEvent.click(canvas.getByRole("button", { name: "Duration" }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      { ...allRuns, sort: { column: "duration", direction: "descending" } },
      "sort",
    );
  },
};

export const Loading: Story = { args: { runs: loading, failures: { groups: null } } };

export const LoadFailed: Story = {
  args: { runs: failed(), failures: none },
};
export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  tags: ["interaction"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load runs" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: shown({}, []),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("search")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Export CSV" })).toBeNull();
  },
};

export const NoMatches: Story = {
  args: shown({ status: "timeout", q: "breakfast" }),
};
export const NoMatchesInteraction: Story = {
  ...NoMatches,
  tags: ["interaction"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("No runs match your filters")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Remove filter Search: breakfast" }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...allRuns, status: "timeout" }, "filter");
    for (const clear of canvas.getAllByRole("button", { name: "Clear filters" })) {
      await userEvent.click(clear);
      await expect(args.onQueryChange).toHaveBeenLastCalledWith(allRuns, "filter");
    }
  },
};

/** Each row that its name doesn't explain shows the text that matched. */
export const FoundByFailure: Story = {
  args: shown({ q: "selector" }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("selector", { selector: "mark" }).length).toBeGreaterThan(0);
  },
};

/** From a bar of the dashboard, a drift alert and an action's page. */
export const Filtered: Story = {
  args: {
    ...shown({
      action: "act_book_room",
      env: "prod",
      drift: true,
      day: "2026-03-04",
      sort: { column: "duration", direction: "descending" },
    }),
    actionName: "Book a room",
  },
};

/** The last reload failed; the previous data stays. */
export const Stale: Story = {
  args: { runs: ready({ rows: runs, extent: "complete" }, staleRefresh) },
  play: async ({ canvas }) => expect(canvas.getByRole("table", { name: "Runs" })).toBeInTheDocument(),
};

export const StaleWhileLive: Story = {
  args: { ...Stale.args, live: { state: "watching", onPause: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Retrying…")).toBeInTheDocument();
    await expect(canvas.queryByText(/^Updated/)).toBeNull();
  },
};

export const Live: Story = {
  args: { live: { state: "watching", onPause: fn() } },
};
export const LiveInteraction: Story = {
  ...Live,
  tags: ["interaction"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await expect(args.live).toHaveProperty("onPause.mock.calls.length", 1);
  },
};

export const Paused: Story = { args: { live: { state: "paused", onResume: fn() } } };

const thousand = manyRuns(1_000);

export const FailuresGrouped: Story = {
  args: {
    ...shown({ env: "prod" }, thousand),
    failures: { ...shown({ env: "prod" }, thousand).failures, defaultOpen: true },
  },
};
export const FailuresGroupedInteraction: Story = {
  ...FailuresGrouped,
  tags: ["interaction"],
  play: async ({ canvas }) => {
    const box = within(await canvas.findByRole("region", { name: "Top failures" }));
    for (const link of box.getAllByRole("link"))
      await expect(link).toHaveAttribute("href", expect.stringContaining("env=prod"));
    await expect(box.getAllByRole("listitem")).toHaveLength(5);
    await userEvent.click(box.getByRole("button", { name: /^Show all/ }));
    await expect(box.getAllByRole("listitem").length).toBeGreaterThan(5);
  },
};

export const Exporting: Story = { args: { exporting: { state: "busy", done: 61_000, total: 100_000 } } };

/** The first rows have arrived, the rest is loading. */
export const Arriving: Story = {
  args: {
    runs: ready({ rows: thousand.slice(0, 40), extent: "arriving" }, { state: "busy" }),
    failures: { groups: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("40 runs")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Export CSV" })).toBeDisabled();
  },
};

/** The server has more runs than the console loads. */
export const Limited: Story = {
  args: { runs: ready({ rows: thousand, extent: "limited" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Only the first 2,000,000 runs are loaded/)).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Export CSV" })).toBeEnabled();
  },
};

let hundredThousand: readonly Run[] | undefined;

// Created on first use, and not passed as args: Storybook serializes those.
export const HundredThousand: Story = {
  render: (args) => {
    hundredThousand ??= manyRuns(100_000);
    return (
      <RunsScreen {...args} runs={ready({ rows: hundredThousand, extent: "complete" })} failures={none} />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("100,000 runs")).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole("table", { name: "Runs" })).toHaveAttribute("aria-rowcount", "100001"),
    );
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(2_000);
  },
};
