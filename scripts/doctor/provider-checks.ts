import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../../packages/app/src/config/config";
import { clockDifference, isReadableFrom, type Client } from "./client";
import { finding, Problem, type Finding } from "./finding";

interface Provider {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
}

const isProvider = (value: unknown): value is Provider =>
  typeof value === "object" &&
  value !== null &&
  ["issuer", "authorization_endpoint", "token_endpoint"].every(
    (name) => name in value && typeof Reflect.get(value, name) === "string",
  );

/** Microsoft's errors by their AADSTS number, and what to change. */
const microsoftErrors: Readonly<Record<string, string>> = {
  AADSTS50011: "The redirect URI isn’t registered.",
  AADSTS700016: "The client ID is unknown in this tenant.",
  AADSTS90002: "The tenant is unknown.",
  AADSTS500011: "The API’s audience is unknown in this tenant, or its permission wasn’t granted.",
  AADSTS65001: "The API’s permission has no consent yet: grant admin consent.",
  AADSTS7000218: "The client is confidential: register it as a single-page application, without a secret.",
  AADSTS9002326: "The redirect URI’s platform must be Single-page application.",
};

function described(error: string, description: string): string {
  const number = /AADSTS\d+/.exec(description)?.[0] ?? "";
  return microsoftErrors[number] === undefined
    ? `The provider says ${error}${description === "" ? "" : `: ${description.split(/[\r\n]/)[0] ?? ""}`}.`
    : `${microsoftErrors[number]} (${number})`;
}

async function discover(client: Client, config: ConsoleConfig, origin: string): Promise<Provider> {
  const { identity } = config;
  if (isProvider(identity.metadata)) return identity.metadata;
  const authority = authorityUrl(identity).replace(/\/$/, "");
  const document = `${authority}${isMicrosoft(identity) ? "/v2.0" : ""}/.well-known/openid-configuration`;
  const response = await client(document, { headers: { origin } });
  if (response.status !== 200)
    throw new Problem(
      `${document} is answered with ${response.status}. Is the authority the issuer?`,
      "provider",
    );
  if (!isReadableFrom(response, origin))
    throw new Problem(
      `${document} doesn’t allow ${origin} to read it (CORS): set identity.metadata.`,
      "provider",
    );
  const provider: unknown = await response.json().catch(() => null);
  if (!isProvider(provider)) throw new Problem(`${document} is no OpenID discovery document.`, "provider");
  if (!isMicrosoft(identity) && provider.issuer.replace(/\/$/, "") !== authority)
    throw new Problem(
      `The issuer is ${provider.issuer}, the authority ${authority}: they must be equal.`,
      "provider",
    );
  const host = new URL(authority).origin;
  const elsewhere = [provider.authorization_endpoint, provider.token_endpoint].find(
    (endpoint) => new URL(endpoint).origin !== host,
  );
  if (elsewhere !== undefined)
    throw new Problem(
      `${elsewhere} is on another host than the authority, which the policy doesn’t allow: set identity.metadata.`,
      "provider",
    );
  return provider;
}

/** Asks for a sign-in without a page. The provider answers a known client with login_required. */
async function checkClient(
  client: Client,
  { identity }: ConsoleConfig,
  provider: Provider,
  redirectUri: string,
): Promise<string> {
  const scopes = identity.scopes ?? [`${identity.apiAudience ?? ""}/.default`];
  const request = new URL(provider.authorization_endpoint);
  for (const [name, value] of Object.entries({
    client_id: identity.clientId,
    response_type: "code",
    redirect_uri: redirectUri,
    scope: ["openid", "profile", "offline_access", ...scopes].join(" "),
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
    response_mode: "fragment",
    prompt: "none",
    state: "doctor",
    nonce: "doctor",
  }))
    request.searchParams.set(name, value);
  const response = await client(request);
  const location = response.headers.get("location") ?? "";
  if (!location.startsWith(redirectUri)) {
    const page = await response.text();
    if (response.status >= 500)
      throw new Problem(`The authorization endpoint answers with ${response.status}.`, "provider");
    if (/AADSTS\d+/.test(page)) throw new Problem(described("an error", page), "provider");
    throw new Problem(
      `The provider doesn’t return to ${redirectUri}: the client ID or the redirect URI is unknown.`,
      "provider",
    );
  }
  const answer = new URLSearchParams(new URL(location.replace("#", "?")).search);
  const error = answer.get("error") ?? "";
  const isKnown = [
    "login_required",
    "interaction_required",
    "consent_required",
    "account_selection_required",
  ];
  if (!isKnown.includes(error))
    throw new Problem(described(error, answer.get("error_description") ?? ""), "provider");
  return `client and redirect URI are known (${error})`;
}

/** Redeems a code that doesn't exist: a public client is told so, a confidential one to authenticate. */
async function checkPublicClient(
  client: Client,
  { identity }: ConsoleConfig,
  provider: Provider,
  redirectUri: string,
  origin: string,
): Promise<string> {
  const response = await client(provider.token_endpoint, {
    method: "POST",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: identity.clientId,
      code: "doctor",
      redirect_uri: redirectUri,
      code_verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
    }).toString(),
  });
  const body: unknown = await response.json().catch(() => null);
  if (body === null)
    throw new Problem(`The token endpoint answers with ${response.status}, and no JSON.`, "provider");
  const field = (name: string) =>
    typeof body === "object" && body !== null ? String(Reflect.get(body, name) ?? "") : "";
  const number = /AADSTS\d+/.exec(field("error_description"))?.[0] ?? "";
  if (field("error") === "invalid_client" || microsoftErrors[number] !== undefined)
    throw new Problem(
      microsoftErrors[number] === undefined
        ? "The client is confidential, or unknown: register it as a public client, without a secret."
        : described(field("error"), field("error_description")),
      "provider",
    );
  if (field("error") !== "invalid_grant" && field("error") !== "invalid_request")
    throw new Problem(
      described(field("error") || `status ${response.status}`, field("error_description")),
      "provider",
    );
  if (!isReadableFrom(response, origin))
    throw new Problem(`The token endpoint doesn’t allow ${origin} to read its responses (CORS).`, "provider");
  return "public client, readable across origins";
}

async function checkClock(client: Client, config: ConsoleConfig, provider: Provider, now: () => number) {
  const response = await client(provider.token_endpoint, { method: "OPTIONS" });
  const seconds = clockDifference(response, now());
  if (seconds !== null)
    throw new Problem(
      `Its clock differs from this machine’s by ${seconds} s: tokens look expired.`,
      "provider",
    );
  return isMicrosoft(config.identity) ? "Microsoft Entra" : provider.issuer;
}

/** The identity provider, as a browser at the console's origin meets it. */
export async function checkProvider(
  client: Client,
  site: URL,
  config: ConsoleConfig,
  now: () => number,
): Promise<Finding[]> {
  const redirectUri = new URL("/redirect.html", site).href;
  const found: { provider?: Provider } = {};
  const discovery = await finding("Identity provider", "provider", async () => {
    found.provider = await discover(client, config, site.origin);
    return found.provider.issuer;
  });
  const { provider } = found;
  if (provider === undefined) return [discovery];
  return [
    discovery,
    await finding("Client", "provider", () => checkClient(client, config, provider, redirectUri)),
    await finding("Public client", "provider", () =>
      checkPublicClient(client, config, provider, redirectUri, site.origin),
    ),
    await finding("Provider’s clock", "provider", () => checkClock(client, config, provider, now)),
  ];
}
