import type { MiddlewareHandler } from "hono";
import { isAlreadySent, pause, type NodeEnv } from "../http/connection";
import { distort } from "./distortions";
import type { Json } from "./json";
import { afterCall, beforeCall, distortionOf, type ActiveFaults } from "./rule";

export const applyFaults =
  ({ find }: ActiveFaults, latencyMs: () => number): MiddlewareHandler<NodeEnv> =>
  async (context, next) => {
    const { outgoing } = context.env;
    if (latencyMs() > 0) await pause(latencyMs(), outgoing);
    const rule = find(context.req.method, context.req.path, context.req.query());
    if (!rule) return next();
    rule.applied += 1;
    context.get("entry").fault = rule.fault;
    const turn = rule.applied - 1;
    const response = await beforeCall(rule.fault)?.(outgoing, rule);
    if (response) return response;
    await next();
    if (isAlreadySent(context.res)) return undefined;
    const broken = await afterCall(rule.fault)?.(context, rule);
    if (broken) context.res = broken;
    const distortion = distortionOf(rule.fault);
    const text = distortion && context.res.ok ? await context.res.clone().text() : "";
    if (distortion && text !== "") {
      const json: Json = JSON.parse(text);
      const distorted = distort(distortion, json, turn);
      if (distorted === text) context.get("entry").fault = `${rule.fault}, which changed nothing`;
      context.res = new Response(distorted, context.res);
    }
    return undefined;
  };
