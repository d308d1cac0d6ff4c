import { originOf } from "./http/loopback";
import type { ConsoleConfig, IdentityConfig } from "./options";

export const reportingFor = (host: string) => ({ endpoint: `${originOf(host)}/sandbox/reports` });

export const configFor = (host: string, apiBaseUrl: string, identity: IdentityConfig): ConsoleConfig => ({
  product: {
    name: "Understudy",
    slug: "understudy",
    sdkUrl: `${originOf(host)}/sandbox/assets/sdk.js`,
    termsUrl: "https://understudy.example/terms",
    privacyUrl: "https://understudy.example/privacy",
    docsUrl: "https://understudy.example/docs",
  },
  api: { baseUrl: apiBaseUrl },
  identity,
});
