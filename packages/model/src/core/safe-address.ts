const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

// `new URL` accepts spaces, tabs inside the scheme, backslashes and missing slashes.
const plainly = /^https?:\/\/[^\s\\/\p{Cc}\p{Cf}][^\s\\\p{Cc}\p{Cf}]*$/iu;

// `https://shop.example@evil.example/`, also with nothing before the @.
const carriesName = /^https?:\/\/[^/?#]*@/i;

/** An absolute https URL, or http on loopback, without a user name and password. */
export function safeUrl(value: unknown): URL | null {
  if (typeof value !== "string" || !plainly.test(value) || carriesName.test(value) || !URL.canParse(value))
    return null;
  const url = new URL(value);
  if (url.protocol === "https:") return url;
  return url.protocol === "http:" && loopback.test(url.hostname) ? url : null;
}

export const safeAddress = (value: unknown): string | null => safeUrl(value)?.href ?? null;

export const isLoopback = (url: URL) => loopback.test(url.hostname);
