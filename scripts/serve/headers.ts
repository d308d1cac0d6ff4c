/** The console's response headers, for `npm start` and for the generated host files. */

/** The origins in config.json that the policy has to allow. */
export interface Addresses {
  apiBaseUrl: string;
  /** The authority and the endpoints in its metadata. */
  provider: readonly string[];
  reportingEndpoint?: string | undefined;
}

/** What the headers of a deployed build depend on. */
export interface Deployment extends Addresses {
  /** The build's version, from its version.json. */
  version: string;
}

export type FileKind = "document" | "bridge" | "asset" | "config" | "other" | "hidden";

export type Headers = Record<string, string>;

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

// `new URL` accepts `;` and `*` in host names, which would change the policy.
const plainOrigin = /^https?:\/\/[a-z\d.:[\]-]+$/;

function originOf(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : "";
  return plainOrigin.test(origin) ? origin : undefined;
}

/** Reserved characters would end the directive, or start a variable in a host's configuration. */
function reportUrl(address: string | undefined): string | undefined {
  if (address === undefined || originOf(address) === undefined) return undefined;
  return new URL(address).href.replaceAll(/[^\w.:[\]/?=&%~-]/g, encodeURIComponent);
}

const unique = (sources: (string | undefined)[]) => [
  ...new Set(sources.filter((source) => source !== undefined)),
];

export function contentSecurityPolicy(
  { apiBaseUrl, provider, reportingEndpoint = "" }: Addresses,
  frameAncestors: "'none'" | "'self'",
): string {
  const api = originOf(apiBaseUrl);
  const providers = unique(provider.map(originOf));
  const reports = reportUrl(reportingEndpoint);
  const directives: (readonly [name: string, ...sources: string[]])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", "'self'"],
    ["font-src", "'self'"],
    ["img-src", "'self'", "https:", "data:", ...(api && loopback.test(api) ? [api] : [])],
    ["connect-src", "'self'", ...unique([api, ...providers, originOf(reportingEndpoint)])],
    ["frame-src", "'self'", ...providers],
    // Without it, workers fall back to script-src.
    ["worker-src", "'none'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", frameAncestors],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "'none'"],
    // Safari and older versions of Firefox know only the first.
    ...(reports === undefined
      ? []
      : ([
          ["report-uri", reports],
          ["report-to", reportGroup],
        ] as const)),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** The name that `report-to` refers to. */
const reportGroup = "console";

function reportingEndpoints({ reportingEndpoint }: Addresses): Headers {
  const reports = reportUrl(reportingEndpoint);
  return reports === undefined ? {} : { "reporting-endpoints": `${reportGroup}="${reports}"` };
}

const always: Headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-resource-policy": "same-origin",
};

export function headersFor(kind: FileKind, deployment: Deployment): Headers {
  switch (kind) {
    case "document":
      return {
        ...always,
        // After sign-out, Back must not show the previous user's data.
        "cache-control": "no-store",
        "content-security-policy": contentSecurityPolicy(deployment, "'none'"),
        ...reportingEndpoints(deployment),
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "x-console-version": deployment.version,
      };
    case "bridge":
      // Silent renewal frames this page, and an opener policy would separate a sign-in popup from its opener.
      return {
        ...always,
        "cache-control": "no-store",
        "content-security-policy": contentSecurityPolicy(deployment, "'self'"),
        ...reportingEndpoints(deployment),
      };
    case "asset":
      return { ...always, "cache-control": "public, max-age=31536000, immutable" };
    case "other":
      return { ...always, "cache-control": "no-cache" };
    case "config":
    case "hidden":
      return { ...always, "cache-control": "no-store" };
  }
}

/** Two years. Without includeSubDomains, because subdomains may belong to someone else. */
export const hsts = "max-age=63072000";

/** The headers over https. `npm start` serves http, where browsers ignore HSTS. */
export const hostedHeadersFor = (kind: FileKind, deployment: Deployment): Headers => ({
  ...headersFor(kind, deployment),
  "strict-transport-security": hsts,
});

/** For API responses on the console's origin: none may run as a page or script with access to its tokens. */
export const sameOriginApiHeaders: Headers = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
};

/** The kind of file at a path, which determines its headers. */
export function kindOf(path: string): FileKind {
  // `/.git`, `/.well-known`, `/.auth`: returning the document would look like a hit.
  if (path.startsWith("/.")) return "hidden";
  if (path.startsWith("/assets/")) return "asset";
  if (path === "/redirect.html") return "bridge";
  if (path === "/config.json") return "config";
  // Files are in the root. A deeper path is a route of the console, where an ID may end in “.json”.
  if (/^\/[^/]+\.[a-z0-9]+$/i.test(path) && path !== "/index.html") return "other";
  return "document";
}
