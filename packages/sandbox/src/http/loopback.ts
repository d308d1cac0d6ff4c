import type { Context, MiddlewareHandler } from "hono";
import type { NodeEnv } from "./connection";
import { refuse } from "./refusal";

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** The sandbox signs in without passwords, so it responds only to names that always mean this machine. */
const isLoopbackHost = (host: string | undefined): host is string =>
  host !== undefined && loopbackHost.test(host);

export const onlyLoopback: MiddlewareHandler = async (context, next) => {
  if (isLoopbackHost(context.req.header("host"))) return next();
  return context.text(
    "The sandbox is only available on this machine. Open it as localhost or 127.0.0.1.",
    403,
  );
};

/** On other addresses than loopback, any program in the network can send `Host: localhost`. */
export const onlyThisMachine: MiddlewareHandler<NodeEnv> = async ({ env }, next) => {
  const from = env.incoming.socket.remoteAddress ?? "";
  if (!/^(?:::ffff:)?127\.|^::1$/.test(from))
    refuse(403, "other_machine", "Only programs on the sandbox’s own machine can control it.");
  return next();
};

export const originOf = (host: string): string => `http://${host}`;

/** The origin that the request was sent to. */
export const ownOrigin = ({ req }: Context): string => originOf(req.header("host") ?? "");

export function isLoopbackOrigin(origin: string | undefined): origin is string {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return protocol === "http:" && isLoopbackHost(host);
}

/** Browsers send Origin with every request that changes something; other programs send none. */
export const sameOrigin: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  const origin = context.req.header("origin");
  if (method !== "GET" && origin !== undefined && origin !== ownOrigin(context))
    refuse(403, "foreign_origin", "Only the sandbox’s own pages can do this.");
  return next();
};

/** The console's origin may differ from the API's. */
export function consoleOrigin(context: Context): string {
  const origin = context.req.header("origin");
  return isLoopbackOrigin(origin) ? origin : ownOrigin(context);
}
