/** A config.json of a tenant, other than the sandbox's. */
export const tenantConfig = {
  product: {
    name: "Rehearsal",
    slug: "rehearsal",
    sdkUrl: "https://cdn.example.com/sdk.js",
    termsUrl: "https://example.com/t",
    privacyUrl: "https://example.com/p",
  },
  api: { baseUrl: "https://api.example.com" },
  identity: { tenantId: "contoso", clientId: "c", apiAudience: "api://c" },
};
