/** Every header the console is served with, for `npm start` and for every host. A host file that says otherwise is wrong. */

/** The addresses of config.json that the policy must let through. */
export interface Addresses {
  apiBaseUrl: string;
  /** Everything the browser talks to while signing in: the authority, and endpoints its metadata names. */
  provider: readonly string[];
}

export type FileKind = "document" | "bridge" | "asset" | "config" | "other";

export type Headers = Record<string, string>;

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

const unique = (sources: (string | undefined)[]) => [
  ...new Set(sources.filter((source) => source !== undefined)),
];

export function contentSecurityPolicy(
  { apiBaseUrl, provider }: Addresses,
  frameAncestors: "'none'" | "'self'",
): string {
  const api = originOf(apiBaseUrl);
  const providers = unique(provider.map(originOf));
  const directives: [name: string, ...sources: string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", "'self'"],
    ["font-src", "'self'"],
    ["img-src", "'self'", "https:", "data:", ...(api && loopback.test(api) ? [api] : [])],
    ["connect-src", "'self'", ...unique([api, ...providers])],
    ["frame-src", "'self'", ...providers],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", frameAncestors],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "'none'"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

const always: Headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-resource-policy": "same-origin",
};

export function headersFor(kind: FileKind, addresses: Addresses): Headers {
  switch (kind) {
    case "document":
      return {
        ...always,
        // Nothing of the last person comes back with the Back button after sign-out.
        "cache-control": "no-store",
        "content-security-policy": contentSecurityPolicy(addresses, "'none'"),
        "cross-origin-opener-policy": "same-origin-allow-popups",
      };
    case "bridge":
      // Silent renewal frames this page, and an opener policy would cut a sign-in window off from its opener.
      return {
        ...always,
        "cache-control": "no-store",
        "content-security-policy": contentSecurityPolicy(addresses, "'self'"),
      };
    case "asset":
      return { ...always, "cache-control": "public, max-age=31536000, immutable" };
    case "config":
      return { ...always, "cache-control": "no-store" };
    case "other":
      return { ...always, "cache-control": "no-cache" };
  }
}

/** Two years. Without includeSubDomains: other hosts below the console's name are not ours to decide about. */
export const hsts = "max-age=63072000";

/** What a host sends over https. `npm start` serves plain http, where browsers ignore this header. */
export const hostedHeadersFor = (kind: FileKind, addresses: Addresses): Headers => ({
  ...headersFor(kind, addresses),
  "strict-transport-security": hsts,
});

/** What a path of the build is, and so how it may be kept. */
export function kindOf(path: string): FileKind {
  if (path.startsWith("/assets/")) return "asset";
  if (path === "/redirect.html") return "bridge";
  if (path === "/config.json") return "config";
  // Files lie in the root; what is deeper is an address of the console, and an id may end in “.json”.
  if (/^\/[^/]+\.[a-z0-9]+$/i.test(path) && path !== "/index.html") return "other";
  return "document";
}
