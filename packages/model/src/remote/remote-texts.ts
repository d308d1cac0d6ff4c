/** Titles of load-error panels. Shown alone if the server sent no message. */
export const loadErrors = {
  dashboard: "Failed to load dashboard",
  dashboardData: "Failed to load dashboard data",
  // A part of the dashboard that failed alone.
  setup: "Failed to load setup progress",
  numbers: "Failed to load this month’s numbers",
  trends: "Failed to load usage trends",
  drift: "Failed to load drift alerts",
  actions: "Failed to load actions",
  drafts: "Failed to load drafts",
  draft: "Failed to load draft",
  runs: "Failed to load runs",
  run: "Failed to load run details",
  site: "Failed to load site settings",
  settings: "Failed to load settings",
  keys: "Failed to load API keys",
  billing: "Failed to load billing information",
  team: "Failed to load team members",
} as const;

/** The message of an error response that has none. */
export const statusMessage = (status: number, statusText: string) => `API error ${status} ${statusText}`;

export const failureTexts = {
  sessionEnded: "Your session ended",
  unsureOutcome: "It may have gone through.",
  unsentOutcome: "Nothing was sent. Check your connection and try again.",
} as const;

/** Below the title of a load error, for failures without a message. */
export const failureReasons = {
  network: "The API didn’t respond.",
  timeout: "The API took too long to respond.",
  unreadable: "The API didn’t send a readable response.",
  session: "The API doesn’t accept this sign-in.",
} as const;

export const retryText = (wait: string) => `Try again in ${wait}.`;

/** The lines that “Copy details” copies. */
export const detailLabels = {
  time: "Time",
  call: "Call",
  problem: "Problem",
  noResponse: "(network, CORS or policy)",
  status: "Status",
  requestId: "Request ID",
  contentType: "Content type",
  address: "Address",
  error: "Error",
  correlationId: "Correlation ID",
  traceId: "Trace ID",
  version: "Version",
} as const;
