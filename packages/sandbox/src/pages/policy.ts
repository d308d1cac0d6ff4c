import type { Context } from "hono";

interface Allowances {
  /** Who may frame the page. */
  framedBy?: "'none'" | "'self'";
  scripts?: boolean;
}

/** The Content-Security-Policy of the sandbox's pages: nothing inline, nothing from elsewhere. */
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
  // Not "no-referrer": browsers would post forms with the origin "null".
  context.header("referrer-policy", "same-origin");
}
