import { countOf } from "@understudy/model";

export const runTexts = {
  back: "Back to Runs",
  loading: "Loading run details",
  ended: (status: string) => `Run ended: ${status}`,
  summary: "Summary",
  between: "between ",
  lastWithoutDrift: " (last without drift) and ",
  firstDrift: " (first drift)",
  autoRecovered: "Auto-recovered",
  quickActions: "Quick Actions",
  showStep: "Show in timeline",
  viewAction: "View Action Details",
  copyReport: "Copy report",
  showAll: "Show all",
  showLess: "Show less",
  showValue: "Show value",
  hideValue: "Hide value",
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
  type: "Type",
  selector: "Selector",
  value: "Value",
  stillRunning: "Still running",
  outsideSteps: "Between steps",
  lastSuccess: "Last success",
  /** Before a step's number, for screen readers. */
  step: "Step ",
  difference: { first: "First difference", changed: "Changed", onlyHere: "Only in this run" },
} as const;

export const comparisonTexts = {
  label: "Comparison with last success",
  compare: "Compare with last success",
  hide: "Hide comparison",
  none: "This action has no successful run yet.",
  here: (duration: string) => `${duration}, `,
  there: (duration: string) => `last success ${duration}`,
  same: "Same steps.",
  allDrifted: "It drifted, too: there is no success without drift.",
  replacementUnknown: "The timeline doesn’t show what was used instead.",
  driftUnknown: "The timeline doesn’t show what drifted.",
  legend: "Outline: last success.",
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
