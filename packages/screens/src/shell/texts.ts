/** Copy around every page. */
export const shellTexts = {
  skip: "Skip to content",
  loadingPage: "Loading page",
  sidebar: "Sidebar",
  openNavigation: "Open navigation",
  expandSidebar: "Expand sidebar",
  collapseSidebar: "Collapse sidebar",
  /** Exact. */
  signOut: "Sign Out",
  accountMenu: "Account menu",
  theme: "Theme",
  rowHeight: "Row height",
  version: (version: string) => `Version ${version}`,
  comfortable: "Comfortable",
  dense: "Dense",
  offline: "You're offline. Data may be outdated, and changes can't be saved.",
  storageFull: "Browser storage is full or blocked. Unsaved changes won't survive a reload.",
  newVersion: "A new version of the console is available.",
  reload: "Reload to update",
  failures: "Changes that failed",
  openPage: (title: string) => `Open ${title}`,
  dismiss: "Dismiss",
} as const;
