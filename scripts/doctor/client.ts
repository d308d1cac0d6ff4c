/** `fetch` with a time limit, which doesn't follow redirects. */
export type Client = (url: URL | string, init?: RequestInit) => Promise<Response>;

const limitMs = 10_000;

export const client: Client = (url, init = {}) =>
  fetch(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(limitMs) });

/** Whether a page at `origin` may read the response. */
export function isReadableFrom(response: Response, origin: string): boolean {
  const allowed = response.headers.get("access-control-allow-origin");
  return allowed === "*" || allowed === origin;
}

/** Header values that are lists. */
export const listIn = (response: Response, header: string): string[] =>
  (response.headers.get(header) ?? "")
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== "");

const tolerance = 60_000;

/** How far the server's clock is off, in seconds; `null` if it is right or sends no date. */
export function clockDifference(response: Response, now: number): number | null {
  const date = Date.parse(response.headers.get("date") ?? "");
  const difference = date - now;
  return Number.isNaN(difference) || Math.abs(difference) < tolerance ? null : Math.round(difference / 1000);
}
