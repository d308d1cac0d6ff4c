import { safeAddress } from "../core/safe-address";
import type { RunScreenshot } from "./run";

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
  if (typeof value !== "string" || unusual.test(value)) return null;
  if (imageData.test(value)) return value;
  if (hasScheme.test(value)) return safeAddress(value);
  return URL.canParse(value, base) ? safeAddress(new URL(value, base).href) : null;
}
