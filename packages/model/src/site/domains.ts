import type { Environment } from "../run/run";
import { domainHints } from "./site-texts";

export type SiteDomains = Record<Environment, string>;

/** What looks wrong about a domain. It doesn't prevent saving. */
export function domainHint(domain: string): string | null {
  const text = domain.trim();
  if (/\s/.test(text)) return domainHints.spaces;
  const scheme = /^(?:[a-z][a-z\d+.-]*:)?\/\//i.exec(text)?.[0];
  if (scheme !== undefined) return domainHints.scheme(scheme);
  if (text.includes("@")) return domainHints.email;
  return /[/?#]/.test(text) ? domainHints.path : null;
}
