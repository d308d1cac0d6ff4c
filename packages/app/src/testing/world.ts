import type { World } from "../api/world";
import { systemClock } from "../api/world";

/** A request as it left the console. */
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

/** Never answers, and does not even notice that nobody waits any more. */
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

/** A world whose server is a function, and which writes down what it was sent. */
export function testWorld(reply: Reply, over: Partial<World> = {}): { world: World; sent: Sent[] } {
  const sent: Sent[] = [];
  const world: World = {
    baseUrl: apiOrigin,
    origin: "https://console.example.com",
    fetch: (input, init) => {
      const request = sentBy(input, init);
      sent.push(request);
      return Promise.resolve(reply(request, sent.length - 1));
    },
    getToken: () => Promise.resolve("token-1"),
    onSessionLost: () => {},
    clock: systemClock,
    random: () => 0.5,
    pace: {
      now: () => performance.now(),
      nextTask: () => Promise.resolve(),
      painted: () => Promise.resolve(),
    },
    ...over,
  };
  return { world, sent };
}
