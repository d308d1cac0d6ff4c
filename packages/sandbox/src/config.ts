import { apiAudience, apiScope, clientId, issuerFor, metadataFor, tenantId } from "./idp/client";
import type { ConsoleConfig } from "./options";

export const configFor = (host: string, apiBaseUrl: string): ConsoleConfig => ({
  product: {
    name: "Understudy",
    slug: "understudy",
    sdkUrl: "https://cdn.understudy.example/sdk.js",
    termsUrl: "https://understudy.example/terms",
    privacyUrl: "https://understudy.example/privacy",
  },
  api: { baseUrl: apiBaseUrl },
  identity: {
    tenantId,
    clientId,
    apiAudience,
    authority: issuerFor(host),
    metadata: metadataFor(host),
    scopes: [apiScope],
  },
});
