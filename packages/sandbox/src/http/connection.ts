import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { LoggedRequest } from "./request-log";

/** What @hono/node-server hands to every handler; the wall between HTTP and sockets is thin here on purpose. */
export interface NodeEnv {
  Bindings: { incoming: IncomingMessage; outgoing: ServerResponse };
  Variables: {
    entry: LoggedRequest;
    /** Headers that every answer to this request carries. */
    signature: Record<string, string>;
  };
}

/** Tells the adapter that the socket is in our own hands. */
const ownHands = () => new Response(null, RESPONSE_ALREADY_SENT);

/** Resolves after the time, or as soon as the caller has gone away. */
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

/** The caller sees the connection reset in the middle of an answer. */
export function breakOff(outgoing: ServerResponse): Response {
  outgoing.socket?.resetAndDestroy();
  return ownHands();
}

/**
 * The caller gets no answer and the connection ends. Chromium sends a request again by itself, a POST too, when a reused
 * connection is reset before the first byte; a line that is no HTTP is the same failure to a page, and is sent once.
 */
export function hangUp(outgoing: ServerResponse): Response {
  outgoing.socket?.end("gone\r\n\r\n");
  return ownHands();
}

/** The caller waits until it gives up. */
export const neverAnswer = (): Response => ownHands();

export const isInOwnHands = (response: Response): boolean =>
  [...RESPONSE_ALREADY_SENT.headers.keys()].some((name) => response.headers.has(name));
