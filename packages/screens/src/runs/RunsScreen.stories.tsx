import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import {
  failed,
  failedRun,
  failureGroups,
  fixedNow,
  loading,
  manyRuns,
  ready,
  run,
  runs,
  staleRefresh,
} from "@understudy/model/fixtures";
import {
  allRuns,
  hasFilters,
  type Refresh,
  type Run,
  type RunListExtent,
  type RunsQuery,
  selectRuns,
  summarizeRunList,
} from "@understudy/model";
import { RunsScreen, type RunsScreenProps } from "./RunsScreen";
import { pageModes } from "../testing/page-modes";
import { showsRetry } from "../testing/shows-retry";
import { runListTexts } from "./runs-texts";

function summaryOf(all: readonly Run[], matching: readonly Run[], query: RunsQuery) {
  const work = summarizeRunList({ all, matching, query, now: fixedNow });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

const shown = (
  query: Partial<RunsQuery>,
  all: readonly Run[] = runs,
  extent: RunListExtent = "complete",
  refresh?: Refresh,
): Pick<RunsScreenProps, "list" | "addressed" | "failures" | "undated"> => {
  const whole = { ...allRuns, ...query };
  const rows = selectRuns(all, whole, fixedNow);
  const total = hasFilters(whole) ? null : rows.length;
  return {
    undated: summaryOf(all, rows, whole).undated,
    list: {
      query: whole,
      view: ready({ rows, total, extent }, refresh),
      onQueryChange: fn(),
      onReload: fn(),
    },
    addressed: whole,
    failures: failureGroups(rows),
  };
};
export const { list } = shown({});

const meta = {
  title: "Pages/Runs",
  excludeStories: ["list"],
  component: RunsScreen,
  args: {
    ...shown({}),
    actionName: null,
    clockErrorMs: 0,
    live: { state: "off" },
    newRuns: { count: 0, onShow: fn(), onUse: fn() },
    exporting: { state: "idle", onExport: fn() },
  },
  // Otherwise, Storybook prints every row as code after each change of a global.
  parameters: { chromatic: { modes: pageModes }, layout: "padded", docs: { source: { type: "code" } } },
} satisfies Meta<typeof RunsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Runs, newest first, with status, environment and duration. */
export const Ready: Story = { tags: ["success"] };

/** The filters work while rows load. */
export const Loading: Story = {
  tags: ["loading"],
  args: { list: { ...list, view: loading }, failures: null },
};

/** The server’s reason, and Retry. */
export const LoadFailed: Story = {
  tags: ["error"],
  args: { list: { ...list, view: failed() }, failures: [] },
};

/** Before the first run. */
export const Empty: Story = {
  tags: ["empty"],
  args: shown({}, []),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No runs yet")).toBeVisible();
    await expect(
      canvas.getByText("Runs will appear here once your published actions are executed"),
    ).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "Search runs" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Status" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Export CSV" })).toBeDisabled();
  },
};

/** The filters match no run, so clearing them is offered. */
export const NoMatches: Story = { tags: ["empty"], args: shown({ status: "timeout", q: "breakfast" }) };

/** Only failed and timed-out runs: each says why on one line, and Top failures is open. */
export const ProblemsOnly: Story = {
  args: shown({ problem: true }),
};

const longReasons: readonly Run[] = [
  {
    ...failedRun,
    key: "a",
    actionName: "احجز غرفة لشخصين مع إطلالة على المرفأ والصنوبر وفطور متأخر",
    failureSelector: null,
    failureMessage: "العنصر غير موجود في الصفحة بعد خمس ثوان من الانتظار",
  },
  {
    ...failedRun,
    key: "b",
    env: "dev",
    wasDriftDetected: true,
    actionName: "Book the same room for every guest of a wedding party that arrives on different days",
    failureSelector: null,
    failureMessage:
      "The element that should have been there by now did not appear, although the page had loaded and nothing covered it",
  },
  {
    ...failedRun,
    key: "c",
    wasDriftDetected: true,
    failureSelector: null,
    failureMessage: "Rejected password=hunter2",
  },
  run({ key: "d", status: "timeout" }),
];
/** Long and right-to-left names and reasons, with drift, with a secret that isn’t shown, and without a reason. */
export const LongReasons: Story = {
  tags: ["every-width"],
  args: shown({}, longReasons),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.getBoundingClientRect().height);
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    await expect(canvas.queryByText(/hunter2/)).toBeNull();
  },
};

/** Runs of the last 24 hours; the one without a date is left out and counted. */
export const LastDay: Story = {
  args: shown({ since: "24h" }),
  parameters: { shows: ["8 runs", runListTexts.undated(1)] },
};

/** The computer's clock is three hours ahead, so that the last hour leaves runs out. */
export const WrongClock: Story = { args: { ...shown({ since: "1h" }), clockErrorMs: 10_800_000 } };

/**
 * Opened from a day of the dashboard’s chart: action, environment, drift and day are chips that can be
 * removed.
 */
export const Filtered: Story = {
  args: {
    ...shown({
      action: "act_book_room",
      env: "prod",
      drift: "1",
      day: "2026-03-04",
      sort: { key: "duration", direction: "descending" },
    }),
    actionName: "Book a room",
  },
};

/** The last refresh failed: the previous rows stay, with their age and Retry. */
export const Stale: Story = {
  tags: ["error"],
  args: shown({}, runs, "complete", staleRefresh),
  play: async (context) => {
    await expect(context.canvas.getByRole("table", { name: "Runs" })).toBeInTheDocument();
    await showsRetry(context);
  },
};

/** The list was live until a refresh failed. */
export const StaleWhileLive: Story = {
  args: { ...Stale.args, live: { state: "watching", onPause: fn() } },
  parameters: { shows: [runListTexts.retrying] },
};

/** Running runs are followed, and can be paused. */
export const Live: Story = {
  args: { live: { state: "watching", onPause: fn() } },
};

/** The pointer or the focus is in the list. */
export const NewRuns: Story = {
  args: {
    live: { state: "watching", onPause: fn() },
    newRuns: { count: 3, onShow: fn(), onUse: fn() },
  },
};

/** Running runs aren’t polled until the user resumes. */
export const Paused: Story = { args: { live: { state: "paused", onResume: fn() } } };

const thousand = manyRuns(1_000);

/** Top failures groups runs by what failed. */
export const FailuresGrouped: Story = {
  args: shown({ env: "prod", q: "run_000", problem: true }, thousand),
};

/** All groups of failures. */
export const FailuresExpanded: Story = {
  tags: ["shown-by-play"],
  args: shown({ problem: true }, thousand),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Show all/ }));
    await expect(canvas.queryByRole("button", { name: /^Show all/ })).toBeNull();
  },
};

/** On phones, the time range is folded until it is asked for. */
export const FiltersUnfolded: Story = {
  tags: ["shown-by-play"],
  globals: { viewport: { value: "390px" } },
  play: async ({ canvas }) => {
    // Wider windows fold nothing.
    const more = canvas.queryByRole("button", { name: "More filters" });
    if (more) await userEvent.click(more);
    await expect(canvas.getByRole("combobox", { name: "Time range" })).toBeVisible();
  },
};

/** The export has written 61,000 of 100,000 runs. */
export const Exporting: Story = {
  tags: ["loading"],
  args: { exporting: { state: "busy", done: 61_000, total: 100_000 } },
};

/** The first rows are here while the rest loads. */
export const RowsArriving: Story = {
  args: {
    ...shown({}, thousand.slice(0, 40), "arriving", { state: "busy" }),
    failures: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("40 runs")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Export CSV" })).toBeDisabled();
  },
};

/** The server has more runs than the console loads; a line says so above those of the last 7 days. */
export const TooManyToLoad: Story = {
  tags: ["every-width"],
  args: { ...shown({ since: "7d" }, thousand, "limited"), failures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Only the first 2,000,000 runs are loaded/)).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Export CSV" })).toBeEnabled();
  },
};

let hundredThousand: readonly Run[] | undefined;

// Created on first use, and not passed as args: Storybook serializes those.
/** 100,000 runs, of which only the visible rows are rendered. */
export const HundredThousand: Story = {
  render: (args) => {
    hundredThousand ??= manyRuns(100_000);
    return <RunsScreen {...args} {...shown({}, hundredThousand)} failures={[]} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("100,000 runs")).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole("table", { name: "Runs" })).toHaveAttribute("aria-rowcount", "100001"),
    );
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(2_000);
  },
};
