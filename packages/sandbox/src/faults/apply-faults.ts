import type { Context, MiddlewareHandler, Next } from "hono";
import { closeWithoutResponse, isAlreadySent, leaveOpen, pause, type NodeEnv } from "../http/connection";
import { isRecord } from "../http/rules";
import {
  crashingScript,
  faultResponse,
  hangInBody,
  htmlResponse,
  resetInBody,
  slowBody,
  type RawResponse,
} from "./broken-responses";
import { isDistortion } from "./catalog";
import { distort } from "./distortions";
import type { Json } from "./json";
import type { ActiveFaults } from "./active-faults";
import type { FaultRule } from "./rule";

type Ctx = Context<NodeEnv>;

const usualDelay = 10_000;

const withBody = (
  response: Response,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => {
  const changed = new Headers(response.headers);
  changed.delete("content-length");
  for (const [name, value] of Object.entries(headers)) changed.set(name, value);
  return new Response(body, { status: response.status, headers: changed });
};

async function rawResponse(context: Ctx): Promise<RawResponse> {
  const body = Buffer.from(await context.res.arrayBuffer());
  return {
    status: context.res.status,
    headers: { ...Object.fromEntries(context.res.headers), ...context.get("signature") },
    body,
  };
}

/** Faults that replace the response; null lets the call take effect. */
async function instead(context: Ctx, rule: FaultRule): Promise<Response | null> {
  const { outgoing } = context.env;
  switch (rule.fault) {
    case "status":
      if (rule.delayMs !== undefined) await pause(rule.delayMs, outgoing);
      return faultResponse(rule);
    case "reset":
      return closeWithoutResponse(outgoing);
    case "hang":
      return leaveOpen();
    case "crash":
      return crashingScript(rule);
    case "slow":
      await pause(rule.delayMs ?? usualDelay, outgoing);
      return null;
    default:
      return null;
  }
}

/** Faults that change the response after the call has taken effect. */
async function distortResponse(context: Ctx, rule: FaultRule, turn: number): Promise<Response | null> {
  const { outgoing } = context.env;
  switch (rule.fault) {
    case "reset-after":
      return closeWithoutResponse(outgoing);
    case "reset-in-body":
      return resetInBody(outgoing, await rawResponse(context));
    case "hang-in-body":
      return hangInBody(outgoing, await rawResponse(context));
    case "slow-body":
      return slowBody(outgoing, await rawResponse(context), rule.delayMs ?? usualDelay);
    case "html-200":
      return htmlResponse();
    case "empty-200":
      return new Response(null, { status: 200, headers: { "content-type": "application/json" } });
    case "no-content":
      return new Response(null, { status: 204 });
    case "cut-json": {
      const { body } = await rawResponse(context);
      return withBody(context.res, new Uint8Array(body.subarray(0, Math.ceil(body.length * 0.6))));
    }
    case "wrong-content-type":
      return withBody(context.res, await context.res.text(), { "content-type": "text/plain; charset=utf-8" });
    default:
      return isDistortion(rule.fault) ? distorted(context, rule.fault, turn) : null;
  }
}

async function distorted(
  context: Ctx,
  fault: Parameters<typeof distort>[0],
  turn: number,
): Promise<Response | null> {
  const text = await context.res.clone().text();
  if (!context.res.ok || text === "") return null;
  const json: Json = JSON.parse(text);
  return withBody(context.res, distort(fault, json, turn));
}

/** The fields of a JSON body; Hono keeps the text for the handler. */
async function fieldsOf({ req }: Ctx): Promise<Record<string, unknown>> {
  if (req.method === "GET" || !/\bjson\b/i.test(req.header("content-type") ?? "")) return {};
  try {
    const body: unknown = JSON.parse(await req.text());
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

async function perform(context: Ctx, next: Next, activeFaults: ActiveFaults) {
  const { method, path } = context.req;
  const taken = activeFaults.take(method, path, context.req.query(), await fieldsOf(context));
  if (!taken) return next();
  context.get("entry").fault = taken.rule.fault;
  const response = await instead(context, taken.rule);
  if (response) return response;
  await next();
  if (isAlreadySent(context.res)) return undefined;
  const replacement = await distortResponse(context, taken.rule, taken.turn);
  if (replacement) {
    // Hono merges the previous response's headers into a new one unless it is cleared first.
    context.res = undefined;
    context.res = replacement;
  }
  return undefined;
}

export const applyFaults =
  (activeFaults: ActiveFaults, latencyMs: () => number): MiddlewareHandler<NodeEnv> =>
  async (context, next) => {
    if (latencyMs() > 0) await pause(latencyMs(), context.env.outgoing);
    return perform(context, next, activeFaults);
  };
