/** Default labels of components that every page loads. */
export const uiTexts = {
  cancel: "Cancel",
  close: "Close",
  copied: "Copied!",
  copy: "Copy",
  copyDetails: "Copy details",
  pressCtrlC: "Press Ctrl+C",
  pressCommandC: "Press ⌘C",
  selected: "Selected to copy",
  newTab: "(opens in a new tab)",
  retry: "Retry",
  inProgress: "In progress",
  stillLoading: "Still loading",
  justNow: "just now",
  noTime: "no time given",
  showEarlier: (count: number) => `Show ${count} earlier`,
  showMore: (count: number) => `Show ${count} more`,
} as const;
