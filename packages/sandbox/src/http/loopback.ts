import type { Context } from "hono";

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** The sandbox signs in without passwords, so it responds only to names that always mean this machine. */
export const isLoopbackHost = (host: string | undefined): host is string =>
  host !== undefined && loopbackHost.test(host);

export const originOf = (host: string): string => `http://${host}`;

export function isLoopbackOrigin(origin: string | undefined): origin is string {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return protocol === "http:" && isLoopbackHost(host);
}

/** Browsers send Origin with every request that changes something; other programs send none. */
export const isSameOrigin = (origin: string | undefined, host: string): boolean =>
  origin === undefined || origin === originOf(host);

/** The console's origin may differ from the API's. */
export function consoleOrigin(context: Context): string {
  const origin = context.req.header("origin");
  return isLoopbackOrigin(origin) ? origin : originOf(context.req.header("host") ?? "");
}
