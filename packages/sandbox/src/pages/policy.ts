import type { Context } from "hono";

interface Allowances {
  /** Who may show the page in a frame. */
  framedBy?: "'none'" | "'self'";
  scripts?: boolean;
}

/** The sandbox's pages bring their own policy: nothing inline, nothing from elsewhere. */
export function protect(context: Context, { framedBy = "'none'", scripts = false }: Allowances = {}): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    ...(scripts
      ? [
          "script-src 'self'",
          "connect-src 'self'",
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
        ]
      : []),
  ];
  context.header("content-security-policy", policy.join("; "));
  context.header("cache-control", "no-store");
  context.header("x-content-type-options", "nosniff");
  // Not "no-referrer": with that, browsers post forms with the origin "null".
  context.header("referrer-policy", "same-origin");
}
