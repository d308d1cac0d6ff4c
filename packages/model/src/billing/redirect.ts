import { isLoopback, safeUrl } from "../core/safe-address";

export interface RedirectRules {
  /** `billing.origins` of config.json: the only origins to follow, if given. */
  origins?: readonly string[] | undefined;
  /** The console's own origin: only a console on loopback follows an address on loopback. */
  consoleOrigin: string;
}

/** The address of a checkout or portal if it is safe to go there, else `null`. */
export function safeRedirectUrl(value: unknown, { origins, consoleOrigin }: RedirectRules): string | null {
  const url = safeUrl(value);
  if (url === null || (isLoopback(url) && !isLoopback(new URL(consoleOrigin)))) return null;
  return origins === undefined || origins.includes(url.origin) ? url.href : null;
}
