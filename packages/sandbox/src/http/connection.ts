import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

export interface LoggedRequest {
  /** Also sent as `x-request-id`. */
  id: string;
  /** The machine's time in milliseconds. */
  at: number;
  method: string;
  path: string;
  query: Record<string, string>;
  /** Whether the request had an access token. The token itself isn't logged. */
  bearer: boolean;
  contentType: string | null;
  origin: string | null;
  body: unknown;
  /** Null until the response is sent; stays null if a fault withholds it. */
  status: number | null;
  /** The fault that was applied, and whether it found nothing to change. */
  fault: string | null;
}

/** What @hono/node-server passes to handlers. Faults need the raw socket. */
export interface NodeEnv {
  Bindings: { incoming: IncomingMessage; outgoing: ServerResponse };
  Variables: { entry: LoggedRequest };
}

/** Tells the adapter that the response is handled on the socket. Without more, the client waits until it times out. */
export const leaveOpen = () => new Response(null, RESPONSE_ALREADY_SENT);

/** Resolves after the time, or when the client disconnects. */
export const pause = (milliseconds: number, outgoing: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (outgoing.destroyed) {
      resolve();
      return;
    }
    const timer = setTimeout(finish, milliseconds);
    outgoing.once("close", finish);
    function finish() {
      clearTimeout(timer);
      outgoing.off("close", finish);
      resolve();
    }
  });

/**
 * Ends the connection without a response. Chromium resends a request, even a POST, when a reused connection is reset
 * before the first byte. A line that isn't HTTP looks the same to a page, but is not resent.
 */
export function closeWithoutResponse(outgoing: ServerResponse): Response {
  outgoing.socket?.end("gone\r\n\r\n");
  return leaveOpen();
}

export const isAlreadySent = (response: Response): boolean =>
  [...RESPONSE_ALREADY_SENT.headers.keys()].some((name) => response.headers.has(name));
