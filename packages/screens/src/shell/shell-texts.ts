import type { TopPage } from "@understudy/model";

export const shellTexts = {
  skip: "Skip to content",
  loadingPage: "Loading page",
  navigation: "Main",
  sidebar: "Sidebar",
  openNavigation: "Open navigation",
  expandSidebar: "Expand sidebar",
  collapseSidebar: "Collapse sidebar",
  /** Specified text. */
  signOut: "Sign Out",
  accountMenu: "Account menu",
  theme: "Theme",
  offline: "You’re offline. Data may be outdated, and changes can’t be saved.",
  storageFull: "Browser storage is full or blocked. Unsaved changes won’t survive a reload.",
  newVersion: "A new version of the console is available.",
  reload: "Reload to update",
  failures: "After you left",
  openPage: (title: string) => `Open ${title}`,
  /** For lists. */
  viewPage: (title: string) => `View ${title}`,
} as const;

/** Specified texts: the sidebar’s entries. */
export const navigationTexts: Record<TopPage, string> = {
  dashboard: "Home",
  actions: "Actions",
  drafts: "Drafts",
  runs: "Runs",
  settings: "Settings",
  billing: "Billing",
};

export const leaveTexts = {
  stay: "Stay",
  leave: {
    title: "Leave with unsaved changes?",
    confirm: "Leave",
    text: "Your changes aren’t saved. This tab keeps them until you close it, so you can restore them.",
  },
  leaveUnstored: {
    title: "Leave with unsaved changes?",
    confirm: "Leave",
    text: "Your changes aren’t saved, and this browser couldn’t store them. Leaving loses them.",
  },
  leaveKey: {
    title: "Leave without this key?",
    confirm: "Leave",
    text: "This key is shown only once. Copy it before you leave.",
  },
  leavePendingKey: {
    title: "Leave while this key is created?",
    confirm: "Leave",
    text: "The key may still be created, but you won’t see it. You can revoke it on this page.",
  },
  signOut: {
    title: "Sign out and delete unsaved changes?",
    confirm: "Sign Out",
    text: "Signing out permanently deletes these unsaved changes:",
    saving: "Other changes are still being saved. You’ll be signed out when that’s done.",
  },
  signOutPending: {
    title: "Saving your changes…",
    confirm: "Sign Out Now",
    text: "You’ll be signed out when your changes are saved. Signing out now may lose them.",
  },
} as const;
