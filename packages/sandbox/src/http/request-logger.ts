import type { HonoRequest, MiddlewareHandler } from "hono";
import { isAlreadySent, type NodeEnv } from "./connection";
import { isLoopbackOrigin } from "./loopback";
import type { OnExchange, RequestLog } from "./request-log";

const isApi = (path: string) => /^\/v1(\/|$)/.test(path);

/** Headers of every API response, errors included. */
function apiHeaders(
  path: string,
  requestId: string,
  origin: string | undefined,
  foreign: boolean,
): Record<string, string> {
  if (!isApi(path)) return {};
  return {
    "x-request-id": requestId,
    ...(foreign &&
      isLoopbackOrigin(origin) && {
        "access-control-allow-origin": origin,
        "access-control-expose-headers": "x-request-id, retry-after",
      }),
    ...(foreign && { vary: "Origin" }),
  };
}

const preflight = (headers: Record<string, string>) =>
  new Response(null, {
    status: 204,
    headers: {
      ...headers,
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      "access-control-allow-headers": "authorization, content-type",
      "access-control-max-age": "7200",
    },
  });

/** Logs every request and adds the API's headers to every response. */
export const logRequests =
  (
    log: RequestLog,
    wall: () => number,
    foreign: boolean,
    onExchange?: OnExchange,
  ): MiddlewareHandler<NodeEnv> =>
  async (context, next) => {
    const { req } = context;
    const origin = req.header("origin");
    const entry = log.add({
      at: wall(),
      method: req.method,
      path: req.path,
      query: req.query(),
      bearer: /^Bearer ./i.test(req.header("authorization") ?? ""),
      contentType: req.header("content-type") ?? null,
      origin: origin ?? null,
      body: isApi(req.path) ? readable(await req.text()) : await grantType(req),
    });
    context.set("entry", entry);
    const headers = apiHeaders(req.path, entry.id, origin, foreign);
    context.set("signature", headers);
    if (foreign && req.method === "OPTIONS") {
      entry.status = 204;
      return preflight(headers);
    }
    await next();
    if (isAlreadySent(context.res)) return undefined;
    entry.status = context.res.status;
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    if (isApi(req.path) && entry.fault === null) onExchange?.(entry, () => context.res.clone());
    return undefined;
  };

/** Of a request to the token endpoint: its other parameters are secret. */
async function grantType(req: HonoRequest) {
  const type = new URLSearchParams(await req.text()).get("grant_type");
  return type === null ? null : { grant_type: type };
}

function readable(body: string): unknown {
  if (body === "") return null;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
