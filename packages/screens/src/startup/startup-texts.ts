export const startupTexts = {
  config: {
    title: "The console isn’t set up correctly",
    text: "config.json is invalid. Ask your administrator to fix:",
  },
  blocked: {
    title: "The console isn’t set up correctly",
    text: "The server’s security policy blocks a required address. Regenerate the hosting files (npm run hosting), and remove a policy that a proxy adds:",
  },
  storage: {
    title: "Signing in needs cookies and site data",
    text: "Allow cookies and site data for this address, then reload.",
  },
  crash: {
    title: "Something went wrong",
    text: "The console crashed. Reload to continue; unsaved changes are kept in this tab.",
  },
  outdated: {
    title: "The console couldn’t be loaded",
    text: "A newer version is available. Reload to get it; unsaved changes are kept in this tab.",
  },
  unavailable: {
    title: "The console couldn’t be loaded",
    text: "Part of it didn’t arrive. Reload to try again; unsaved changes are kept in this tab.",
  },
  offline: {
    title: "The console couldn’t be loaded",
    text: "There’s no connection. The console opens once you’re back online; unsaved changes are kept in this tab.",
  },
} as const;

export const blockedAddressText = (address: string) =>
  `config.json uses ${address}, but the page’s Content-Security-Policy doesn’t allow it`;

export const reloadLabel = "Reload";
export const retryLabel = "Retry";
