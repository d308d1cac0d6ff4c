import type { Context } from "hono";

interface Allowances {
  /** Who may frame the page. */
  framedBy?: "'none'" | "'self'";
  scripts?: boolean;
}

/** Nothing inline, nothing from elsewhere. */
export const policyHeaders = ({ framedBy = "'none'", scripts = false }: Allowances = {}) => ({
  "content-security-policy": [
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
  ].join("; "),
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  // Not "no-referrer": browsers would post forms with the origin "null".
  "referrer-policy": "same-origin",
});

export function protect(context: Context, allowances: Allowances = {}): void {
  for (const [name, value] of Object.entries(policyHeaders(allowances))) context.header(name, value);
}
