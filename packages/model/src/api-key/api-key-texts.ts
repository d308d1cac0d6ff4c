export const keyMessages = {
  created: "API Key Created Successfully!",
  createFailed: "Failed to create API key",
  confirmRevoke: "Are you sure you want to revoke this API key? This action cannot be undone.",
  revokeFailed: "Failed to revoke API key. This endpoint may not be implemented yet.",
} as const;
