import { authorityUrl, checkConfig } from "../../packages/app/src/config/config";
import type { Addresses } from "./headers";
import { OperatorFault } from "./operator-fault";

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
    provider: [authority, ...endpoints.flatMap((name) => text(metadata.get(name)) ?? [])],
  };
}

/** The addresses in the text of a config.json with which the console can start. */
export function addressesIn(config: string): Addresses {
  let value: unknown;
  try {
    // Some editors begin files with a byte order mark. Browsers drop it.
    value = JSON.parse(config.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new OperatorFault(`The config.json is not valid JSON: ${String(error)}`);
  }
  const checked = checkConfig(value);
  if (checked.ok) return addressesOf(checked.config);
  const faults = checked.faults.map((fault) => `\n  ${fault}`);
  throw new OperatorFault(`The console can’t start with this config.json:${faults.join("")}`);
}
