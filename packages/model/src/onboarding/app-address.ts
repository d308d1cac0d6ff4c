import { safeAddress } from "../core/safe-address";
import type { SiteDomains } from "../site/domains";

function addressOf(domain: string): string | null {
  const text = domain.trim();
  if (text === "") return null;
  if (/^https?:\/\//i.test(text)) return safeAddress(text);
  return safeAddress(`http://${text}`) ?? safeAddress(`https://${text}`);
}

/** The URL of the user's site: its development domain, or else the next domain that makes a URL. */
export function appAddress({ dev, staging, prod }: SiteDomains): string | null {
  return addressOf(dev) ?? addressOf(staging) ?? addressOf(prod);
}
