import { authorityUrl } from "../src/config/config";
import type { Addresses } from "./headers";

/** The endpoints of an OpenID discovery document that the browser requests or frames. */
const endpoints = [
  "authorization_endpoint",
  "token_endpoint",
  "end_session_endpoint",
  "revocation_endpoint",
  "jwks_uri",
] as const;

interface ConfigLike {
  api?: { baseUrl?: unknown };
  reporting?: { endpoint?: unknown } | undefined;
  identity?: { tenantId?: unknown; authority?: unknown; metadata?: unknown };
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The URLs in a config.json that the browser connects to. */
export function addressesOf({ api, identity, reporting }: ConfigLike): Addresses {
  const metadata = new Map<string, unknown>(
    identity?.metadata && typeof identity.metadata === "object" ? Object.entries(identity.metadata) : [],
  );
  const authority = authorityUrl({
    authority: text(identity?.authority),
    tenantId: text(identity?.tenantId),
  });
  return {
    apiBaseUrl: text(api?.baseUrl) ?? "",
    ...(reporting && { reportingEndpoint: text(reporting.endpoint) }),
    provider: [authority, ...endpoints.flatMap((name) => text(metadata.get(name)) ?? [])].filter((value) =>
      /^https?:/.test(value),
    ),
  };
}
