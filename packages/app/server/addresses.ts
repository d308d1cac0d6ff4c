import { authorityUrl } from "../src/auth/authority";
import type { Addresses } from "./headers";

interface ConfigLike {
  api?: { baseUrl?: unknown };
  identity?: { tenantId?: unknown; authority?: unknown; metadata?: unknown };
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The addresses that a config.json makes the browser talk to. */
export function addressesOf({ api, identity }: ConfigLike): Addresses {
  const metadata =
    identity?.metadata && typeof identity.metadata === "object" ? Object.values(identity.metadata) : [];
  const authority = authorityUrl({
    authority: text(identity?.authority),
    tenantId: text(identity?.tenantId),
  });
  return {
    apiBaseUrl: text(api?.baseUrl) ?? "",
    provider: [authority, ...metadata.flatMap((value) => text(value) ?? [])].filter((value) =>
      /^https?:/.test(value),
    ),
  };
}
