/** A URL of each route, with its heading. */
export const pages = [
  ["/", "Dashboard"],
  ["/actions", "Actions"],
  ["/actions/a-1", "Action"],
  ["/drafts", "Drafts"],
  ["/drafts/d-1", "Edit Draft"],
  ["/runs", "Runs"],
  ["/runs/r-1", "Run Details"],
  ["/settings", "Settings"],
  ["/settings/site", "Site Settings"],
  ["/settings/chat", "Chat Widget"],
  ["/settings/keys", "API Keys"],
  ["/billing", "Billing & Subscription"],
  ["/team", "Team"],
] as const;
