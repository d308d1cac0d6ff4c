import type { Context } from "hono";
import { isRecord, parseExact, sentenceOf, type Accepted, type Rules } from "../http/rules";
import { errorResponse } from "./error-response";

/** The body if it matches the rules exactly, otherwise the error response. */
export async function readBody<R extends Rules>(
  context: Context,
  rules: R,
): Promise<{ value: Accepted<R> } | { refused: Response }> {
  if (!/^application\/json\b/i.test(context.req.header("content-type") ?? ""))
    return {
      refused: errorResponse(context, 415, {
        code: "unsupported_media_type",
        message: "Send the body as application/json.",
      }),
    };
  let body: unknown;
  try {
    body = JSON.parse(await context.req.text());
  } catch {
    return {
      refused: errorResponse(context, 400, { code: "invalid_json", message: "The body is not valid JSON." }),
    };
  }
  if (!isRecord(body))
    return {
      refused: errorResponse(context, 422, {
        code: "invalid_body",
        message: "The body must be a JSON object.",
      }),
    };
  const parsed = parseExact(body, rules);
  if ("value" in parsed) return parsed;
  return {
    refused: errorResponse(context, 422, {
      code: "invalid_body",
      message: sentenceOf(parsed.problems),
      fields: parsed.problems,
    }),
  };
}
