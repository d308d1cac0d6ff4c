export const pageErrorTexts = {
  crash: {
    heading: "This page crashed",
    text: "The rest of the console still works. Try again, or open another page.",
  },
  outdated: {
    heading: "This page couldn’t be loaded",
    text: "A newer version is available. Reload to get it; unsaved changes are kept in this tab.",
  },
  unavailable: {
    heading: "This page couldn’t be loaded",
    text: "Part of it didn’t arrive. Reload to try again; unsaved changes are kept in this tab.",
  },
  offline: {
    heading: "This page couldn’t be loaded",
    text: "There’s no connection, and this page hasn’t been loaded before. It opens once you’re back online.",
  },
  retry: "Retry",
  reload: "Reload",
} as const;
