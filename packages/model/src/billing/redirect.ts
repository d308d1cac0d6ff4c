import type { RunScreenshot } from "../run/run";

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

// `new URL` accepts spaces, tabs inside the scheme, backslashes and missing slashes.
const plainly = /^https?:\/\/[^\s\\/\p{Cc}\p{Cf}][^\s\\\p{Cc}\p{Cf}]*$/iu;

// `https://shop.example@evil.example/`, also with nothing before the @.
const carriesName = /^https?:\/\/[^/?#]*@/i;

/** An absolute https URL, or http on loopback, without a user name and password. */
function safeUrl(value: unknown): URL | null {
  if (typeof value !== "string" || !plainly.test(value) || carriesName.test(value) || !URL.canParse(value))
    return null;
  const url = new URL(value);
  if (url.protocol === "https:") return url;
  return url.protocol === "http:" && loopback.test(url.hostname) ? url : null;
}

export const safeAddress = (value: unknown): string | null => safeUrl(value)?.href ?? null;

export interface RedirectRules {
  /** `billing.origins` of config.json: the only origins to follow, if given. */
  origins?: readonly string[] | undefined;
  /** The console's own origin: only a console on loopback follows an address on loopback. */
  consoleOrigin: string;
}

const isLoopback = (url: URL) => loopback.test(url.hostname);

/** The address of a checkout or portal if it is safe to go there, else `null`. */
export function safeRedirectUrl(value: unknown, { origins, consoleOrigin }: RedirectRules): string | null {
  const url = safeUrl(value);
  if (url === null || (isLoopback(url) && !isLoopback(new URL(consoleOrigin)))) return null;
  return origins === undefined || origins.includes(url.origin) ? url.href : null;
}

// Only raster types: an SVG can carry scripts.
const imageData = /^data:image\/(?:png|jpeg|webp|gif)[;,]/i;

const hasScheme = /^[a-z][a-z\d+.-]*:/i;

const unusual = /[\s\\\p{Cc}\p{Cf}]/u;

/** A screenshot: a data URL, an absolute URL, or one relative to the API at `base`. */
export function screenshotOf(value: unknown, base: string): RunScreenshot {
  if (value === null || value === undefined || value === "") return null;
  const url = screenshotAddress(value, base);
  return url === null ? "refused" : { url };
}

function screenshotAddress(value: unknown, base: string): string | null {
  if (typeof value !== "string" || value === "" || unusual.test(value)) return null;
  if (imageData.test(value)) return value;
  if (hasScheme.test(value)) return safeAddress(value);
  return URL.canParse(value, base) ? safeAddress(new URL(value, base).href) : null;
}
