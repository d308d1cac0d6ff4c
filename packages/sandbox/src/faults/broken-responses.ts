import { STATUS_CODES } from "node:http";
import type { ServerResponse } from "node:http";
import { resetConnection, leaveOpen, pause } from "../http/connection";
import type { FaultRule } from "./rule";

const htmlPage = (title: string) => `<!doctype html>
<html>
  <head><title>${title}</title></head>
  <body><center><h1>${title}</h1></center><hr><center>gateway</center><script>document.title = "ran"</script></body>
</html>`;

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

export function faultResponse({ status = 500, body = "json", message, retryAfter }: FaultRule): Response {
  const headers = new Headers(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) });
  const reason = `${status} ${STATUS_CODES[status] ?? ""}`.trim();
  if (body === "empty") return new Response(null, { status, headers });
  headers.set("content-type", body === "html" ? "text/html; charset=utf-8" : "application/json");
  if (body === "html") return new Response(htmlPage(reason), { status, headers });
  const content =
    body === "no-message" ? {} : { message: message ?? messages[status] ?? reason, code: "played_fault" };
  return new Response(JSON.stringify(content), { status, headers });
}

/** Replaces the module of a page. */
export const crashingScript = ({ message = "Injected crash" }: FaultRule): Response =>
  new Response(`export function Component() { throw new Error(${JSON.stringify(message)}); }`, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
  });

export const htmlResponse = (): Response =>
  new Response(htmlPage("Welcome to the airport Wi-Fi"), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });

/** Raw bytes for the socket: HTTP libraries can't break off in the middle of a response. */
export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const begin = (outgoing: ServerResponse, { status, headers, body }: RawResponse) =>
  outgoing.writeHead(status, { ...headers, "content-length": String(body.length) });

const firstHalf = ({ body }: RawResponse) => body.subarray(0, Math.ceil(body.length / 2));

/** Lets the bytes reach the client before the connection closes. */
const settleMs = 40;

export function resetInBody(outgoing: ServerResponse, response: RawResponse): Response {
  begin(outgoing, response).write(
    firstHalf(response),
    () => void pause(settleMs, outgoing).then(() => resetConnection(outgoing)),
  );
  return leaveOpen();
}

export function hangInBody(outgoing: ServerResponse, response: RawResponse): Response {
  begin(outgoing, response).write(firstHalf(response));
  return leaveOpen();
}

export async function slowBody(
  outgoing: ServerResponse,
  response: RawResponse,
  totalMs: number,
): Promise<Response> {
  const pieces = 10;
  const size = Math.max(1, Math.ceil(response.body.length / pieces));
  begin(outgoing, response);
  for (let at = 0; at < response.body.length && !outgoing.destroyed; at += size) {
    outgoing.write(response.body.subarray(at, at + size));
    await pause(totalMs / pieces, outgoing);
  }
  outgoing.end();
  return leaveOpen();
}
