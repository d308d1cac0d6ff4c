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

/** Inline errors of failed writes. */
export const inlineErrors = {
  saveSite: "Failed to save site settings",
  saveSettings: "Failed to save settings",
  invite: "Failed to invite member",
  removeMember: "Failed to remove member",
  changeRole: "Failed to update role",
} as const;

/** Alerts of failed writes if the server sent no message. */
export const alertFallbacks = {
  toggleAction: "Failed to toggle action",
  saveDraft: "Failed to save draft",
  publishDraft: "Failed to publish draft",
  createKey: "Failed to create API key",
  revokeKey: "Failed to revoke API key. This endpoint may not be implemented yet.",
  checkout: "Failed to start checkout. Please try again.",
  portal: "Failed to open billing portal. Please try again.",
} as const;

export const successTexts = {
  draftSaved: "Draft saved successfully!",
  draftPublished: (actionId: string | null) =>
    actionId === null || actionId === ""
      ? "Draft published successfully!"
      : `Draft published successfully! Action ID: ${actionId}`,
  siteSaved: "Site settings saved successfully!",
  siteIdCopied: "Site ID copied to clipboard!",
  settingsSaved: "Settings saved successfully",
  keyCreated: "API Key Created Successfully!",
  invited: (email: string, role: string) => `Invited ${email} as ${role}`,
  memberRemoved: "Team member removed",
  roleUpdated: "Role updated successfully",
} as const;

export const confirmTexts = {
  publishDraft: "Are you sure you want to publish this draft? It will be available to admins immediately.",
  revokeKey: "Are you sure you want to revoke this API key? This action cannot be undone.",
  removeMember: "Are you sure you want to remove this team member?",
} as const;

export const emptyTexts = {
  actions: "Actions appear here after you publish drafts",
  actionsNoMatch: "No actions match your search criteria",
  drafts: "No drafts yet",
  draftsHint:
    "Record an action on your website and it appears here for review. Recording needs the SDK on your site and an API key.",
  draftsAction: "Go to API Keys",
  runs: "No runs yet",
  runsHint: "Runs will appear here once your published actions are executed",
  runsNoMatch: "No runs match your filters",
  steps: "No steps recorded",
  timeline: "No timeline data available",
  keys: "No API keys yet",
  keysAction: "Create your first API key",
  team: "No team members yet",
} as const;

export const pageTexts = {
  actionDetail: "Action detail view coming soon",
  clearFilters: "Clear filters",
  driftDetected: "Drift detected",
  driftRecovered: "(recovered)",
  lastSevenDays: "Last 7 days",
  keyShownOnce: "Copy this key now - you won't be able to see it again.",
  limitReached: "Limit reached",
  mostPopular: "Most Popular",
  runTimedOut: "Run timed out",
  sessionEnded: "Your session ended",
  setupBanner: "Complete your setup",
  setupContinue: "Continue Setup",
  trending: "Trending",
  unsureOutcome: "It may have gone through.",
  unsentOutcome: "Nothing was sent. Check your connection and try again.",
  untitledDraft: "Untitled Draft",
  otherAccount: "Use another account",
} as const;

export const loginTexts = {
  title: "Sign in",
  promise: "Turn user actions into intelligent workflows",
  welcome: "Welcome back",
  explain: "Sign in to your account to continue",
  signIn: "Sign in with SSO",
  signInAgain: "Sign in again",
} as const;

export const atHandTexts = {
  palette: "Search",
  shortcuts: "Keyboard shortcuts",
} as const;

export const retryText = (wait: string) => `Try again in ${wait}.`;

/** The lines that “Copy details” copies from an error panel. */
export const failureDetailLabels = {
  time: "Time",
  call: "Call",
  status: "Status",
  requestId: "Request ID",
  version: "Version",
} as const;

/** In milliseconds: how long banners and copy confirmations show, the polling interval, and how long a checkout may take to load. */
export const timings = {
  banner: 3000,
  copied: 2000,
  poll: 5000,
  departure: 15_000,
} as const;

/** How long unsaved edits are kept in the browser. */
export const editsKeptDays = 7;
