/** Titles of load-error panels. Shown alone if the server sent no message. */
export const loadErrors = {
  dashboard: "Failed to load dashboard",
  dashboardData: "Failed to load dashboard data",
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

export const chunkMissingText = "Part of the console couldn’t be loaded.";

export const pageTexts = {
  clearFilters: "Clear filters",
  dismiss: "Dismiss",
  sessionEnded: "Your session ended",
  unsureOutcome: "It may have gone through.",
  unsentOutcome: "Nothing was sent. Check your connection and try again.",
  otherAccount: "Use another account",
} as const;

export const loginTexts = {
  title: "Sign in",
  promise: "Turn user actions into intelligent workflows",
  welcome: "Welcome back",
  explain: "Sign in to your account to continue",
  signIn: "Sign in with SSO",
  signInAgain: "Sign in again",
  ended: "Your session ended. Sign in to pick up where you left off; unsaved changes are kept in this tab.",
  providerUser: (email: string) => `You’re signed in to the provider as ${email}.`,
  agree: "By signing in you agree to our ",
  terms: "Terms",
  and: " and ",
  privacy: "Privacy Policy",
  loading: "Loading…",
  loadingProduct: (name: string) => `Loading ${name}…`,
} as const;

export const signInProblems = {
  canceled: "Sign-in was canceled.",
  tryAgain: "Sign-in couldn’t be completed. Please try again.",
  unreachable: "The sign-in service couldn’t be reached. Check your connection and try again.",
  timedOut: "The sign-in service took too long to respond. Please try again.",
  unavailable: "The sign-in service is having problems. Try again in a minute.",
  denied: "This account doesn’t have access. Use another account, or ask your administrator for access.",
  notLoaded: "Sign-in couldn’t be loaded. Check your connection and try again.",
} as const;

export const overlayTexts = {
  palette: "Search",
  shortcuts: "Keyboard shortcuts",
} as const;

export const themeTexts = { system: "System", light: "Light", dark: "Dark" } as const;

export const retryText = (wait: string) => `Try again in ${wait}.`;

/** The lines that “Copy details” copies from an error panel. */
export const failureDetailLabels = {
  time: "Time",
  call: "Call",
  status: "Status",
  requestId: "Request ID",
  version: "Version",
} as const;

/** In milliseconds: how long banners and copy confirmations show, the polling interval, the interval at which lists are refetched, and how long a page elsewhere may take to load. */
export const timings = {
  banner: 3000,
  copied: 2000,
  poll: 5000,
  refresh: 60_000,
  redirect: 15_000,
} as const;
