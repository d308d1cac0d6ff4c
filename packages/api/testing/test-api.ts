import type { ApiDependencies } from "../src/http-client";

/** A sent request. */
export interface Sent {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
  init: RequestInit;
}

export type Reply = (sent: Sent, index: number) => Response | Promise<Response>;

export const apiOrigin = "https://api.example.com";

export const ok = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json", ...headers } });

export const status = (code: number, body: unknown = null, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status: code,
    headers: { "Content-Type": "application/json", ...headers },
  });

export const noContent = () => new Response(null, { status: 204 });

export const reset = () => Promise.reject<Response>(new TypeError("Failed to fetch"));

/** Never settles, even when the request is aborted. */
export const hang = () => new Promise<Response>(() => {});

function sentBy(input: RequestInfo | URL, init: RequestInit = {}): Sent {
  const { body } = init;
  return {
    method: init.method ?? "GET",
    url: new URL(input instanceof Request ? input.url : input),
    headers: new Headers(init.headers),
    body: typeof body === "string" ? JSON.parse(body) : undefined,
    init,
  };
}

/** Dependencies with a fake server, which records the requests. */
export function testApi(
  reply: Reply,
  over: Partial<ApiDependencies> = {},
): { dependencies: ApiDependencies; sent: Sent[] } {
  const sent: Sent[] = [];
  const dependencies: ApiDependencies = {
    baseUrl: apiOrigin,
    fetch: (input, init) => {
      const request = sentBy(input, init);
      sent.push(request);
      return Promise.resolve(reply(request, sent.length - 1));
    },
    getToken: () => Promise.resolve("token-1"),
    onSessionLost: () => {},
    isOnline: () => true,
    version: "test",
    ...over,
  };
  return { dependencies, sent };
}
