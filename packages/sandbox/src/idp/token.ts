import { createHash } from "node:crypto";
import type { Context } from "hono";
import { leaveOpen, pause, type NodeEnv } from "../http/connection";
import { clientId, issuerFor } from "./client";
import type { IdentityProvider } from "./provider";
import type { Session } from "./grants";

type Ctx = Context<NodeEnv>;
type Form = Record<string, unknown>;

interface Issue {
  session: Session;
  scope: string;
  family: string;
  nonce: string | undefined;
}

const text = (form: Form, name: string) => {
  const value = form[name];
  return typeof value === "string" ? value : "";
};

const errorResponse = (context: Ctx, error: string, description: string) =>
  context.json({ error, error_description: description }, 400);

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

async function issue(provider: IdentityProvider, context: Ctx, { session, scope, family, nonce }: Issue) {
  const { tokenLifetimeSeconds: lifetime, refreshLifetimeSeconds } = provider.settings;
  const issuer = issuerFor(context.req.header("host") ?? "");
  return context.json({
    token_type: "Bearer",
    scope,
    expires_in: lifetime,
    access_token: await provider.tokens.accessToken(session, issuer, lifetime),
    id_token: await provider.tokens.idToken(session, nonce, issuer, lifetime),
    refresh_token: provider.grants.issueRefreshToken({ session, scope, family }, refreshLifetimeSeconds),
    refresh_token_expires_in: refreshLifetimeSeconds,
  });
}

function redeemCode(provider: IdentityProvider, context: Ctx, form: Form) {
  const redeemed = provider.grants.redeemCode(text(form, "code"));
  if (!redeemed.ok) return errorResponse(context, "invalid_grant", redeemed.reason);
  const { session, scope, nonce, family, challenge, redirectUri } = redeemed.grant;
  if (redirectUri !== text(form, "redirect_uri"))
    return errorResponse(
      context,
      "invalid_grant",
      "The redirect_uri is not the one the code was issued for.",
    );
  if (challengeOf(text(form, "code_verifier")) !== challenge)
    return errorResponse(context, "invalid_grant", "The PKCE code_verifier does not match.");
  return issue(provider, context, { session, scope, family, nonce });
}

function redeemRefreshToken(provider: IdentityProvider, context: Ctx, form: Form) {
  const redeemed = provider.grants.redeemRefreshToken(text(form, "refresh_token"));
  if (!redeemed.ok) return errorResponse(context, "invalid_grant", redeemed.reason);
  return issue(provider, context, { ...redeemed.grant, nonce: undefined });
}

export async function token(provider: IdentityProvider, context: Ctx) {
  const { tokenHang, tokenDelayMs, tokenStatus } = provider.settings;
  context.header("cache-control", "no-store");
  if (tokenHang) return leaveOpen();
  if (tokenDelayMs > 0) await pause(tokenDelayMs, context.env.outgoing);
  if (tokenStatus > 0)
    return new Response(
      JSON.stringify({
        error: "temporarily_unavailable",
        error_description: "The sandbox is set to fail here.",
      }),
      {
        status: tokenStatus,
        headers: { "content-type": "application/json", "cache-control": "no-store" },
      },
    );

  const form = await context.req.parseBody();
  context.get("entry").body = { grant_type: form["grant_type"] };
  if (form["client_id"] !== clientId)
    return errorResponse(context, "invalid_client", "The client_id is unknown.");
  if (form["grant_type"] === "authorization_code") return redeemCode(provider, context, form);
  if (form["grant_type"] === "refresh_token") return redeemRefreshToken(provider, context, form);
  return errorResponse(
    context,
    "unsupported_grant_type",
    "Only authorization_code and refresh_token are supported.",
  );
}
