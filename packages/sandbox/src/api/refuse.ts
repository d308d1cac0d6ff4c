import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The one shape of every refusal. */
export interface Refusal {
  message: string;
  code: string;
  /** For a body that cannot be accepted: what is wrong with which field. */
  fields?: Record<string, string>;
}

export const refuse = (context: Context, status: ContentfulStatusCode, refusal: Refusal) =>
  context.json(refusal, status);

export const notFound = (context: Context, thing: string) =>
  refuse(context, 404, { code: "not_found", message: `This ${thing} does not exist.` });
