export const chatTexts = {
  loading: "Loading settings",
  save: "Save Settings",
  showPreview: "Show Preview",
  hidePreview: "Hide Preview",
  status: "Widget Status",
  setupGuide: "Install with the Setup Guide",
  position: "Launcher Position",
  zIndexHint: "Increase this if something covers the launcher.",
  branding: "Branding",
  invalidColor: (color: string) => `Not a valid hex color. The preview uses ${color}.`,
  logoPlaceholder: "https://www.example.com/logo.svg",
  brokenLogo: "The logo didn’t load.",
  invalidLogo: "Enter a full URL that starts with https://.",
  shortcut: "Keyboard Shortcut",
  combinationHint: "Examples: cmd+k, ctrl+k, cmd+shift+space",
  coexistence: "Coexistence Mode",
  routes: "Route Filters",
  includePlaceholder: "/rooms/*",
  excludePlaceholder: "/booking/payment",
} as const;

export const colorTexts = {
  picker: (label: string) => `${label} picker`,
} as const;

export const patternTexts = {
  add: "Add",
  added: (value: string) => `Added ${value}`,
  removed: (value: string) => `Removed ${value}`,
  duplicate: (values: string, count: number) =>
    `${values} ${count === 1 ? "is" : "are"} already in the list.`,
} as const;

/** The example site and conversation in the preview. */
export const exampleTexts = {
  navigation: ["Rooms", "Dining", "Contact"],
  heading: "A quiet week by the lake",
  lead: "Twelve rooms, one long table, and a boat for everyone.",
  firstRoom: "Garden room",
  firstPrice: "$140 a night",
  secondRoom: "Harbor suite",
  secondPrice: "$220 a night",
  address: "14 Lake Road",
  phone: "555 0142",
  bar: "Stay three nights and pay for two.",
  question: "Can I move my booking?",
  answer: "Of course. Which week suits you?",
  reply: "The one after, please.",
  action: "Change booking dates",
  facts: [
    ["Room", "Garden room"],
    ["New dates", "June 19–26"],
  ],
  run: "Change dates",
  message: "Type a message…",
} as const;

export const previewTexts = {
  label: "Preview",
  open: "Widget open",
  expand: "Open the preview",
  off: "Off. Visitors can’t see the widget.",
} as const;
