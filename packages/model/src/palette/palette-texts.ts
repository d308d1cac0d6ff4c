export const commandTexts = {
  theme: (theme: string) => `${theme} theme`,
  signOut: "Sign Out",
  searchRuns: (query: string) => `Search runs for “${query}”`,
  searchActions: (query: string) => `Search actions for “${query}”`,
  viewRun: (id: string) => `View run ${id}`,
} as const;

/** Synonyms that find a page or a command. Never shown. */
export const pageKeywords = {
  dashboard: "home overview",
  drafts: "recordings",
  runs: "history",
  siteSettings: "domains site id",
  chatSettings: "settings launcher branding",
  keys: "tokens settings",
  billing: "plan invoice upgrade",
  team: "members invite roles people",
} as const;

export const commandKeywords = {
  theme: "appearance colors mode",
  shortcuts: "keys help",
  signOut: "log out logout leave",
} as const;
