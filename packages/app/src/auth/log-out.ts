import { type Fields, fieldsIn } from "@understudy/api";
import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../config/config";
import { privateRequest } from "./network-client";

type IdentityConfig = ConsoleConfig["identity"];

const logoutTimeoutMs = 2_500;

const send = (url: string, init: RequestInit = {}): Promise<Response | undefined> =>
  fetch(url, { ...privateRequest, signal: AbortSignal.timeout(logoutTimeoutMs), ...init }).catch(
    () => undefined,
  );

/** The discovery document, which MSAL doesn't expose. Empty if the provider can't be reached. */
async function discover(identity: IdentityConfig): Promise<Fields> {
  if (identity.metadata) return identity.metadata;
  const url = authorityUrl(identity).replace(/\/$/, "");
  // Microsoft revokes no tokens. MSAL knows the endpoint and needs no document.
  if (isMicrosoft(identity))
    return { end_session_endpoint: url.replace(/(\/v2\.0)?$/, "/oauth2/v2.0/logout") };
  const response = await send(`${url}/.well-known/openid-configuration`);
  return fieldsIn(await response?.json().catch(() => undefined));
}

/** Revokes the refresh token, ends the provider's session if it responds, and returns to the console. */
export async function logOutAtProvider(
  identity: IdentityConfig,
  refreshToken: string | null,
  idToken?: string,
) {
  const { end_session_endpoint: endSession, revocation_endpoint: revocation } = await discover(identity);
  const client_id = identity.clientId;
  const [reached] = await Promise.all([
    // Redirecting to a provider that is down would end on the browser's error page. no-cors allows no other redirect.
    typeof endSession === "string" &&
      send(endSession, { method: "HEAD", mode: "no-cors", redirect: "follow" }),
    typeof revocation === "string" &&
      refreshToken !== null &&
      send(revocation, {
        method: "POST",
        keepalive: true,
        body: new URLSearchParams({ client_id, token: refreshToken, token_type_hint: "refresh_token" }),
      }),
  ]);
  const query = new URLSearchParams({ client_id, post_logout_redirect_uri: `${window.location.origin}/` });
  if (idToken !== undefined) query.set("id_token_hint", idToken);
  const separator = String(endSession).includes("?") ? "&" : "?";
  window.location.assign(reached ? `${String(endSession)}${separator}${query.toString()}` : "/");
}
