import { countOf, formatNumber, formatWait, loadErrors, maxLoadedRuns, paths } from "@understudy/model";
import type { ListTexts } from "../shared/list-state";

export const runList: ListTexts = {
  label: paths.runs.title,
  entry: "run",
  loading: "Loading runs",
  failed: loadErrors.runs,
};

export const runListTexts = {
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  empty: "No runs yet",
  emptyHint: "Runs will appear here once your published actions are executed",
  noMatch: "No runs match your filters",
  filters: "Runs",
  search: "Search runs",
  searchPlaceholder: "Search by action, run ID or error",
  allStatus: "All Status",
  allEnvironments: "All Environments",
  anyTime: "Any time",
  timeRange: "Time range",
  moreFilters: "More filters",
  undated: (count: number) =>
    count === 1
      ? "1 run without a date isn’t shown."
      : `${formatNumber(count)} runs without a date aren’t shown.`,
  wrongClock: (aheadMs: number) =>
    `This computer’s clock is ${formatWait(Math.round(Math.abs(aheadMs) / 60_000) * 60)} ${aheadMs > 0 ? "ahead" : "behind"}, so the time range is off.`,
  arriving: "Loading more…",
  limited: `Only the first ${countOf(maxLoadedRuns, "run")} are loaded.`,
  narrow: "To see others, filter by status or environment.",
  export: "Export CSV",
  exporting: (percent: number) => `Exporting ${percent}%`,
  controls: "List of runs",
  live: "Live",
  retrying: "Retrying…",
  paused: "Paused",
  pause: "Pause",
  resume: "Resume",
  reload: "Reload runs",
  newRuns: (count: number) => countOf(count, "new run"),
  viewActions: "View Actions",
} as const;

export const runColumnTexts = {
  details: "Details",
  viewDetails: "View Details",
  shortestFirst: "shortest first",
  longestFirst: "longest first",
} as const;
