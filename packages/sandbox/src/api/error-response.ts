import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The shape of every error. */
export interface Refusal {
  message: string;
  code: string;
  /** For an invalid body: the problem of each field. */
  fields?: Record<string, string>;
}

export const errorResponse = (context: Context, status: ContentfulStatusCode, refusal: Refusal) =>
  context.json(refusal, status);

export const notFound = (context: Context, thing: string) =>
  errorResponse(context, 404, { code: "not_found", message: `This ${thing} does not exist.` });
