export const domainHints = {
  spaces: "Enter one domain without spaces.",
  scheme: (scheme: string) => `Remove “${scheme}”. Use only the domain, e.g. www.example.com.`,
  path: "Remove the path. Use only the domain, e.g. www.example.com.",
  email: "Enter a domain, not an email address.",
};

export const siteMessages = {
  saved: "Site settings saved successfully!",
  saveFailed: "Failed to save site settings",
  idCopied: "Site ID copied to clipboard!",
} as const;
