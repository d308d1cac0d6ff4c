import { countOf, formatNumber } from "../model/format/numbers";

export const runListTexts = {
  loading: "Loading runs",
  empty: "No runs yet",
  emptyHint: "Runs will appear here once your published actions are executed",
  noMatch: "No runs match your filters",
  filters: "Runs",
  search: "Search runs",
  searchPlaceholder: "Search by action, run ID or error",
  allStatus: "All Status",
  allEnvironments: "All Environments",
  arriving: "Loading more…",
  export: "Export CSV",
  exporting: (percent: number) => `Exporting ${percent}%`,
  live: "Live",
  retrying: "Retrying…",
  paused: "Paused",
  pause: "Pause",
  resume: "Resume",
  reload: "Reload runs",
  checkAgain: "Check again",
  viewActions: "View Actions",
  matchedId: "ID",
  matches: "Matches",
} as const;

export const runColumnTexts = {
  action: "Action",
  status: "Status",
  environment: "Environment",
  duration: "Duration",
  started: "Started",
  details: "Details",
  viewDetails: "View Details",
  shortestFirst: "shortest first",
  longestFirst: "longest first",
  oldestFirst: "oldest first",
  newestFirst: "newest first",
} as const;

export const failureGroupTexts = {
  title: "Top failures",
  summary: (runs: number, causes: number) => `${countOf(runs, "failed run")}, ${countOf(causes, "cause")}`,
  failedRuns: (count: number) => countOf(count, "failed run"),
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  unknownStep: "Unknown step",
  lastSeen: "Last seen ",
} as const;
