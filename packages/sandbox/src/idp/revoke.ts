import type { Context } from "hono";
import type { NodeEnv } from "../http/connection";
import { clientId } from "./client";
import type { IdentityProvider } from "./provider";

/** RFC 7009: an unknown token is not an error. */
export async function revoke(provider: IdentityProvider, context: Context<NodeEnv>) {
  const form = await context.req.parseBody();
  context.header("cache-control", "no-store");
  context.get("entry").body = { token_type_hint: form["token_type_hint"] };
  if (form["client_id"] !== clientId)
    return context.json({ error: "invalid_client", error_description: "The client_id is unknown." }, 400);
  if (typeof form["token"] === "string") provider.grants.revokeRefreshToken(form["token"]);
  return context.body(null, 200);
}
