export const pageErrorTexts = {
  crash: {
    heading: "This page crashed",
    text: "The rest of the console still works. Try again, or open another page.",
  },
  outdated: {
    heading: "This page couldn’t be loaded",
    text: "A newer version is available. Reload to get it; unsaved changes are kept in this tab.",
  },
  offline: {
    heading: "This page couldn’t be loaded",
    text: "You’re offline and this page hasn’t been loaded before. Try again when you’re back online.",
  },
  retry: "Retry",
  reload: "Reload",
} as const;
