const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

// `new URL` forgives what a person would never write: spaces, tabs inside the scheme, backslashes, missing slashes.
const plainly = /^https?:\/\/[^\s\\/\p{Cc}\p{Cf}][^\s\\\p{Cc}\p{Cf}]*$/iu;

// `https://shop.example@evil.example/`, also with nothing before the @.
const carriesName = /^https?:\/\/[^/?#]*@/i;

/** Whole addresses on https, or on http at this very machine; nothing that carries a name and password. */
function safeAddress(value: unknown): string | null {
  if (typeof value !== "string" || !plainly.test(value) || carriesName.test(value) || !URL.canParse(value))
    return null;
  const url = new URL(value);
  if (url.protocol === "https:") return url.href;
  return url.protocol === "http:" && loopback.test(url.hostname) ? url.href : null;
}

/** Where checkout or portal may send the browser; `null` for anything else. */
export function followableAddress(value: unknown): string | null {
  return safeAddress(value);
}

/** An image that may be loaded; `null` for anything else. */
export function showableImage(value: unknown): string | null {
  return safeAddress(value);
}
