import type { HonoRequest, MiddlewareHandler } from "hono";
import { isAlreadySent, type LoggedRequest, type NodeEnv } from "./connection";

/** Receives each API call whose response has no injected fault, with a copy of the response. */
export type OnExchange = (request: LoggedRequest, response: () => Response) => void;

const mostKept = 5_000;

function bodyOf(path: string, body: string): unknown {
  // Of a request to the token endpoint, the other parameters are secret.
  if (!path.startsWith("/v1/")) {
    const type = new URLSearchParams(body).get("grant_type");
    return type === null ? null : { grant_type: type };
  }
  try {
    return body === "" ? null : (JSON.parse(body) as unknown);
  } catch {
    return body;
  }
}

const describe = async (req: HonoRequest): Promise<Omit<LoggedRequest, "id" | "at">> => ({
  method: req.method,
  path: req.path,
  query: req.query(),
  bearer: /^Bearer ./i.test(req.header("authorization") ?? ""),
  contentType: req.header("content-type") ?? null,
  origin: req.header("origin") ?? null,
  body: bodyOf(req.path, await req.text()),
  status: null,
  fault: null,
});

export function createRequestLog(wallTime: () => number, onExchange?: OnExchange) {
  const entries: LoggedRequest[] = [];
  let count = 0;

  /** Logs a request, and names it in the headers of an API response. */
  const logged: MiddlewareHandler<NodeEnv> = async (context, next) => {
    const request = await describe(context.req);
    count += 1;
    const entry = { ...request, id: `req_${String(count).padStart(6, "0")}`, at: wallTime() };
    entries.push(entry);
    if (entries.length > mostKept) entries.shift();
    context.set("entry", entry);
    const isApi = entry.path.startsWith("/v1/");
    if (isApi) context.res.headers.set("x-request-id", entry.id);
    await next();
    if (isAlreadySent(context.res)) return;
    entry.status = context.res.status;
    if (isApi && entry.fault === null) onExchange?.(entry, () => context.res.clone());
  };
  return { logged, entries: (): readonly LoggedRequest[] => entries, clear: () => void entries.splice(0) };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
