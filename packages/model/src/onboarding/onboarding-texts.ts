/** The six steps of the setup guide. */
export const setupStepTexts = {
  scriptInstalled: {
    title: "Install the script",
    explanation: "Paste this tag into the <head> of every page.",
    actionLabel: "Copy script tag",
  },
  apiKeyCreated: {
    title: "Create an API key",
    explanation: "Lets the SDK on your site record and run actions.",
    actionLabel: "Open API Keys",
  },
  appOpened: {
    title: "Open your app",
    explanation: "Add your API key where your site sets up the SDK, then load your site once.",
    actionLabel: "Open your site",
  },
  firstRecording: {
    title: "Record your first action",
    explanation: "Perform a task on your site. The recording appears in Drafts.",
    actionLabel: "View Drafts",
  },
  firstPublish: {
    title: "Review & Publish (Admin-only)",
    explanation: "Check a draft, then publish it as an action.",
    actionLabel: "View Drafts",
  },
  widgetEnabled: {
    title: "Enable the chat widget",
    explanation: "Let visitors run your actions by asking for them.",
    actionLabel: "Open Chat Widget",
  },
} as const;
