import type { Addresses } from "./headers";

interface ConfigLike {
  api?: { baseUrl?: unknown };
  identity?: { tenantId?: unknown; authority?: unknown; metadata?: unknown };
}

const texts = (values: unknown[]) => values.filter((value) => typeof value === "string");

/** The addresses that a config.json makes the browser talk to. */
export function addressesOf({ api, identity }: ConfigLike): Addresses {
  const metadata = identity?.metadata && typeof identity.metadata === "object" ? Object.values(identity.metadata) : [];
  const authority = identity?.authority ?? `https://login.microsoftonline.com/${String(identity?.tenantId)}`;
  return { apiBaseUrl: texts([api?.baseUrl]).join(""), provider: texts([authority, ...metadata]).filter((value) => /^https?:/.test(value)) };
}
