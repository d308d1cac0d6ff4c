import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../config/schema";
import { privateRequest } from "./msal-client";

/** The parts of the discovery document that MSAL doesn't use. */
interface ProviderMetadata {
  promptValues: string[] | undefined;
  revocationEndpoint: string | undefined;
  endSessionEndpoint: string | undefined;
}

const timeoutMs = 2_500;

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

const parseMetadata = (document: Record<string, unknown>): ProviderMetadata => {
  const prompts = document["prompt_values_supported"];
  return {
    promptValues: Array.isArray(prompts) ? prompts.map(String) : undefined,
    revocationEndpoint: text(document["revocation_endpoint"]),
    endSessionEndpoint: text(document["end_session_endpoint"]),
  };
};

async function respond(url: string, init: RequestInit): Promise<Response | undefined> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
}

/** From config.json or from the provider; undefined when the provider can't be reached. */
export async function loadProviderMetadata(
  identity: ConsoleConfig["identity"],
): Promise<ProviderMetadata | undefined> {
  if (identity.metadata) return parseMetadata(identity.metadata);
  const url = authorityUrl(identity).replace(/\/$/, "");
  // MSAL knows Microsoft's endpoints.
  if (isMicrosoft(identity))
    return { promptValues: ["select_account"], revocationEndpoint: undefined, endSessionEndpoint: url };
  const response = await respond(`${url}/.well-known/openid-configuration`, privateRequest);
  const document: unknown = await response?.json().catch(() => undefined);
  return document && typeof document === "object" ? parseMetadata({ ...document }) : undefined;
}

export async function isReachable(url: string): Promise<boolean> {
  // no-cors allows no other redirect mode.
  const response = await respond(url, {
    ...privateRequest,
    method: "HEAD",
    mode: "no-cors",
    redirect: "follow",
  });
  return response !== undefined;
}

/** Returns once the provider has responded or the timeout has passed. */
export async function revokeRefreshToken(endpoint: string, clientId: string, token: string): Promise<void> {
  await respond(endpoint, {
    ...privateRequest,
    method: "POST",
    keepalive: true,
    body: new URLSearchParams({ client_id: clientId, token, token_type_hint: "refresh_token" }),
  });
}

interface PromptOptions {
  another: boolean;
  metadata: ProviderMetadata | undefined;
}

/** The `prompt` parameter of a sign-in. Not every provider knows select_account; all know login. */
export function signInPrompt(
  { prompt = "" }: ConsoleConfig["identity"],
  { another, metadata }: PromptOptions,
): string | undefined {
  const chooseAccount = metadata?.promptValues?.includes("select_account") ? "select_account" : "login";
  const values = [...(another ? [chooseAccount] : []), ...prompt.split(" ")].filter((value) => value !== "");
  return values.length === 0 ? undefined : [...new Set(values)].join(" ");
}
