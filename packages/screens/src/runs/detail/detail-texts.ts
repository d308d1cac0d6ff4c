import { countOf } from "@understudy/model";

export const runTexts = {
  back: "Back to Runs",
  loading: "Loading run details",
  summary: "Summary",
  action: "Action",
  id: "Run ID",
  environment: "Environment",
  duration: "Duration",
  started: "Started",
  completed: "Completed",
  drift: "Drift status",
  autoRecovered: "Auto-recovered",
  status: "Status",
  quickActions: "Quick Actions",
  viewAction: "View Action Details",
  copyReport: "Copy report",
  showAll: "Show all",
  allFacts: "All details",
  fewerFacts: "Fewer details",
  showLess: "Show less",
  showValue: "Show value",
  hideValue: "Hide value",
} as const;

export const failureTexts = {
  step: "Failed step",
  showStep: "Show in timeline",
  selector: "Failed selector",
} as const;

export const screenshotTexts = {
  alt: "Page at the moment of failure",
  enlarge: "Enlarge screenshot",
  broken: "The screenshot couldn’t be loaded.",
  refused: "The screenshot can’t be shown: its address isn’t a safe image.",
  open: "Open it",
  title: "Screenshot",
  enlarged: "Screenshot, enlarged",
  zoom: "Zoom",
  fit: "Fit",
} as const;

export const pagerTexts = {
  label: "Runs",
  previous: "Previous run",
  next: "Next run",
  position: (position: string, total: string) => `${position} of ${total}`,
} as const;

export const timelineTexts = {
  title: "Execution Timeline",
  empty: "No timeline data available",
  selector: "Selector",
  value: "Value",
  stillRunning: "Still running",
  outsideSteps: "Between steps",
  lastSuccess: "Last success",
  firstDifference: "First difference",
  notReached: "Not reached",
  noStatus: "No status",
  changed: "Changed",
  onlyHere: "Only in this run",
  onlyThere: "Only in last success",
} as const;

export const comparisonTexts = {
  label: "Comparison with last success",
  compare: "Compare with last success",
  hide: "Hide comparison",
  none: "This action has no successful run yet.",
  here: (duration: string) => `${duration}, `,
  there: (duration: string) => `last success ${duration}`,
  same: "Same steps.",
  legend: "Gray: last success.",
  firstDifference: (step: number) => `First difference: step ${step}.`,
  missingStep: (after: number) =>
    `First difference: ${after === 0 ? "before step 1" : `after step ${after}`}.`,
  broke: "Broke between ",
  lastSuccess: " (last success) and ",
  firstFailure: " (first failure).",
  sameWay: "Failed the same way: ",
  sameRuns: (count: number) => countOf(count, "run"),
  since: " since ",
} as const;
