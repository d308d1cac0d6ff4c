import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Context } from "hono";
import * as v from "valibot";
import { closeWithoutResponse, leaveOpen, pause, type NodeEnv } from "../http/connection";
import { oneOf, text, whole } from "../http/rules";

export const errorBodies = ["json", "html", "empty", "no-message"] as const;

export const details = {
  /** For `status`: the status (500), body (`no-message` is JSON without a message), message and `Retry-After`. */
  status: v.optional(whole(400, 599)),
  body: v.optional(oneOf(errorBodies)),
  message: v.optional(text(1_000_000)),
  retryAfter: v.optional(whole(0, 86_400)),
  /** For `slow` and `slow-body`: the total delay (10 s); for `status`: the delay before the response. */
  delayMs: v.optional(whole(0, 600_000)),
};
type Details = { [Name in keyof typeof details]?: v.InferOutput<(typeof details)[Name]> };
type Ctx = Context<NodeEnv>;

const usualDelay = 10_000;

const messages: Record<number, string> = {
  401: "The access token is not valid.",
  403: "You may not do this.",
  404: "There is no such thing.",
  408: "The request took too long.",
  409: "Someone else changed this in the meantime.",
  422: "The body cannot be accepted.",
  429: "Too many requests. Try again later.",
  500: "Something went wrong on our side.",
  503: "We are down for maintenance.",
};

const html = (title: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(
    `<!doctype html>
<html>
  <head><title>${title}</title></head>
  <body><center><h1>${title}</h1></center><hr><center>gateway</center><script>document.title = "ran"</script></body>
</html>`,
    { status, headers: { ...headers, "content-type": "text/html; charset=utf-8" } },
  );

function errorResponse({ status = 500, body = "json", message, retryAfter }: Details): Response {
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  const reason = `${status} ${STATUS_CODES[status] ?? ""}`.trim();
  if (body === "empty") return new Response(null, { status, headers });
  if (body === "html") return html(reason, status, headers);
  const said = { message: message ?? messages[status] ?? reason, code: "played_fault" };
  return Response.json(body === "no-message" ? {} : said, { status, headers });
}

/** Takes the response over to the socket: HTTP libraries can't break off in the middle of one. */
async function begin({ res, env: { outgoing } }: Ctx): Promise<{ outgoing: ServerResponse; body: Buffer }> {
  const body = Buffer.from(await res.arrayBuffer());
  outgoing.writeHead(res.status, {
    ...Object.fromEntries(res.headers),
    "content-length": String(body.length),
  });
  return { outgoing, body };
}

const share = (body: Buffer, part: number) => body.subarray(0, Math.ceil(body.length * part));

/** Lets the bytes reach the client before the connection closes. */
const settleMs = 40;

const withBody = (
  { res }: Ctx,
  body: string | Uint8Array<ArrayBuffer>,
  type = res.headers.get("content-type") ?? "",
) =>
  // A 204 can't have a body.
  new Response(body, { status: res.status === 204 ? 200 : res.status, headers: { "content-type": type } });

/** Faults in place of a call, which takes effect only if there is no response. */
export const before = {
  /** An error status, with a JSON, HTML or empty body. */
  async status(outgoing, rule) {
    if (rule.delayMs !== undefined) await pause(rule.delayMs, outgoing);
    return errorResponse(rule);
  },
  slow: (outgoing, { delayMs = usualDelay }) => pause(delayMs, outgoing),
  hang: leaveOpen,
  reset: closeWithoutResponse,
  /** Replaces the module of a page with one that throws when it renders. It exports a component of the file's name. */
  crash({ req }, { message = "Injected crash" }) {
    const [, name = "Component"] = /\/(\w+)-[^/]*\.js/.exec(req.url ?? "") ?? [];
    return new Response(`export function ${name}() { throw new Error(${JSON.stringify(message)}); }`, {
      headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
    });
  },
} satisfies Record<string, (outgoing: ServerResponse, rule: Details) => Response | Promise<Response | void>>;

/** Faults of the response to a call that has taken effect. */
export const after = {
  "reset-after": ({ env }) => closeWithoutResponse(env.outgoing),
  async "reset-in-body"(context) {
    const { outgoing, body } = await begin(context);
    outgoing.write(
      share(body, 0.5),
      () => void pause(settleMs, outgoing).then(() => outgoing.socket?.resetAndDestroy()),
    );
    return leaveOpen();
  },
  async "hang-in-body"(context) {
    const { outgoing, body } = await begin(context);
    outgoing.write(share(body, 0.5));
    return leaveOpen();
  },
  async "slow-body"(context, { delayMs = usualDelay }) {
    const { outgoing, body } = await begin(context);
    const pieces = 10;
    const size = Math.max(1, Math.ceil(body.length / pieces));
    for (let at = 0; at < body.length && !outgoing.destroyed; at += size) {
      outgoing.write(body.subarray(at, at + size));
      await pause(delayMs / pieces, outgoing);
    }
    outgoing.end();
    return leaveOpen();
  },
  "html-200": () => html("Welcome to the airport Wi-Fi"),
  "cut-json": async (context) =>
    withBody(context, new Uint8Array(share(Buffer.from(await context.res.arrayBuffer()), 0.6))),
  "wrong-content-type": async (context) =>
    withBody(context, await context.res.text(), "text/plain; charset=utf-8"),
  "empty-200": (context) => withBody(context, ""),
  "no-content": () => new Response(null, { status: 204 }),
} satisfies Record<string, (context: Ctx, rule: Details) => Response | Promise<Response>>;
