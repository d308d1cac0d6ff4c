import type { Context } from "hono";

/** Nothing inline, nothing from elsewhere. */
export const policyHeaders = ({ scripts = false } = {}) => ({
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
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

export function protect(context: Context, allowances: { scripts?: boolean } = {}): void {
  for (const [name, value] of Object.entries(policyHeaders(allowances))) context.header(name, value);
}
