import { countOf, formatNumber } from "@understudy/model";

export const dashboardTexts = {
  lastSevenDays: "Last 7 days",
  completeSetup: "Complete your setup",
  continueSetup: "Continue Setup",
  setupProgress: (done: number, total: number) => `${done} of ${total} complete`,
  nextStep: (title: string) => `Next: ${title}`,
  quickStart: "Quick Start",
  viewDrafts: "View Drafts",
  setupGuide: "Setup Guide",
  apiKeys: "API Keys",
  recentActions: "Recent Actions",
  viewActions: "View Actions",
  loadingActions: "Loading recent actions",
} as const;

export const statTexts = {
  loading: "Loading this month’s numbers",
  successfulRuns: "Successful Runs (Month)",
  failureRate: "Failure Rate",
  publishedActions: "Published Actions",
  totalRuns: "Total Runs",
  ofTotal: (count: number) => `of ${formatNumber(count)} total`,
} as const;

export const trendTexts = {
  title: "Usage Trends",
  loading: "Loading usage trends",
  empty: "No runs yet",
  chart: "Runs by day",
  day: "Day (UTC)",
  zone: "UTC",
  showTable: "Show as table",
  showChart: "Show as chart",
  today: "Today",
} as const;

export const driftTexts = {
  title: "Drift Alerts",
  loading: "Loading drift alerts",
  empty: "No drift in the last 7 days.",
  more: (count: number) => countOf(count, "more alert"),
  fewer: "Show fewer",
  notListed: (count: number) => `+${formatNumber(count)} more`,
  recovered: (rate: string) => `${rate} recovered automatically`,
} as const;

export const guideTexts = {
  progress: "Setup progress",
  loading: "Loading the setup guide",
  close: "Close",
  later: "Later",
  done: "Done",
  newlyDone: (steps: string) => `Done: ${steps}`,
  waiting: "Waiting for your site…",
  addDomain: "Add your domain",
  quickCopy: "Quick Copy",
  noSiteId: "No site ID yet. Try again in a moment.",
  siteId: "Site ID",
  copySiteId: "Copy Site ID",
  scriptTag: "Script tag",
  copyScriptTag: "Copy script tag",
} as const;
