import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { text } from "node:stream/consumers";
import { generateKeyPair, jwtVerify, SignJWT, type JWTPayload } from "jose";
import type { Certificate } from "./certificate";
import { close, listen } from "../harness/server";

// Responds like Microsoft Entra ID: its paths, scopes, claims, and errors with AADSTS numbers.

export const tenantId = "5b2d5c6e-1f0a-4a8e-9b7a-0d6c2f1e3a44";
export const clientId = "0f6f7a52-8a43-4c0d-8a35-2c2f6a1f9b10";
export const apiAudience = "api://3d0b1f8e-0c7e-4a55-9a0e-5a8c1e7d2b60";
const issuer = `https://login.microsoftonline.com/${tenantId}/v2.0`;
const cookieName = "ESTSAUTHPERSISTENT";
const keys = generateKeyPair("RS256");

export interface EntraError {
  error: string;
  code: number;
  description: string;
  suberror?: string;
}

export const expiredRefreshToken: EntraError = {
  error: "invalid_grant",
  code: 700_084,
  description:
    "The refresh token was issued to a single page app (SPA), and therefore has a fixed, limited lifetime of 1.00:00:00, which cannot be extended.",
};
export const multiFactorRequired: EntraError = {
  error: "interaction_required",
  code: 50_076,
  suberror: "basic_action",
  description:
    "Due to a configuration change made by your administrator, you must use multi-factor authentication.",
};
const noSession: EntraError = {
  error: "login_required",
  code: 50_058,
  description: "A silent sign-in request was sent but no user is signed in.",
};
const declined: EntraError = {
  error: "access_denied",
  code: 65_004,
  description: "User declined to consent to access the app.",
};

const people = ["olivia", "vera"].map((name, index) => ({
  name,
  oid: `00000000-0000-4000-8000-00000000000${index}`,
  email: `${name}@harbourandpine.example`,
}));
type Person = (typeof people)[number];

export interface EntraRequest {
  path: string;
  parameters: Record<string, string>;
}

export interface Entra {
  port: number;
  requests: EntraRequest[];
  /** The response to every refresh token; undefined accepts them. */
  refreshError: EntraError | undefined;
  /** The response to every silent request; undefined depends on the session. */
  silentError: EntraError | undefined;
  /** Whether ID tokens say that the user chose “Stay signed in”. */
  staySignedIn: boolean;
  emailFromAccessToken: (token: string) => Promise<string | null>;
  endSessions: () => void;
  close: () => Promise<void>;
}

interface Grant {
  person: Person;
  nonce: string;
  challenge: string;
}

const describe = ({ code, description }: EntraError) =>
  `AADSTS${code}: ${description} Trace ID: ${randomUUID()} Correlation ID: ${randomUUID()} Timestamp: ${new Date().toISOString()}`;

const escape = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

export async function startEntra(certificate: Certificate): Promise<Entra> {
  const { publicKey, privateKey } = await keys;
  const sessions = new Map<string, Person>();
  const grants = new Map<string, Grant>();
  const refreshTokens = new Map<string, Person>();
  const server = createServer(certificate, (request, response) => void handle(request, response));
  const entra: Entra = {
    port: await listen(server),
    requests: [],
    refreshError: undefined,
    silentError: undefined,
    staySignedIn: false,
    async emailFromAccessToken(token) {
      try {
        const { payload } = await jwtVerify(token, publicKey, { issuer, audience: apiAudience });
        return String(payload["preferred_username"]);
      } catch {
        return null;
      }
    },
    endSessions: () => sessions.clear(),
    close: () => close(server),
  };

  const sign = (claims: JWTPayload, audience: string) =>
    new SignJWT({ ver: "2.0", tid: tenantId, ...claims })
      .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: "entra" })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setNotBefore("0s")
      .setExpirationTime("1h")
      .sign(privateKey);

  function redirectBack(
    response: ServerResponse,
    query: Record<string, string>,
    result: Record<string, string>,
  ) {
    const fragment = new URLSearchParams({ ...result, state: query["state"] ?? "" });
    response.writeHead(302, { location: `${query["redirect_uri"]}#${fragment.toString()}` }).end();
  }

  const redirectError = (response: ServerResponse, query: Record<string, string>, error: EntraError) =>
    redirectBack(response, query, { error: error.error, error_description: describe(error) });

  function grantCode(response: ServerResponse, query: Record<string, string>, person: Person) {
    const code = randomUUID();
    grants.set(code, { person, nonce: query["nonce"] ?? "", challenge: query["code_challenge"] ?? "" });
    redirectBack(response, query, { code, client_info: clientInfo(person), session_state: randomUUID() });
  }

  function authorize(request: IncomingMessage, response: ServerResponse, query: Record<string, string>) {
    const session = sessions.get(
      new RegExp(`${cookieName}=([^;]+)`).exec(request.headers.cookie ?? "")?.[1] ?? "",
    );
    if (query["prompt"] === "none") {
      const error = entra.silentError ?? (session ? undefined : noSession);
      if (error || !session) return redirectError(response, query, error ?? noSession);
      return grantCode(response, query, session);
    }
    if (session && query["prompt"] === undefined) return grantCode(response, query, session);
    const fields = Object.entries(query)
      .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
      .join("");
    const buttons = people
      .map(({ email }) => `<button name="person" value="${email}">${email}</button>`)
      .join("");
    response.writeHead(200, { "content-type": "text/html" }).end(
      `<!doctype html><title>Sign in to your account</title><h1>Pick an account</h1>
      <form method="post" action="/${tenantId}/login">${fields}${buttons}<button name="person" value="">Cancel</button></form>`,
    );
  }

  function login(response: ServerResponse, { person: email, ...query }: Record<string, string>) {
    const person = people.find((candidate) => candidate.email === email);
    if (!person) return redirectError(response, query, declined);
    const id = randomUUID();
    sessions.set(id, person);
    response.setHeader("set-cookie", `${cookieName}=${id}; Path=/; Secure; HttpOnly; SameSite=None`);
    grantCode(response, query, person);
  }

  async function issueTokens(
    request: IncomingMessage,
    response: ServerResponse,
    form: Record<string, string>,
  ) {
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "");
    response.setHeader(
      "access-control-allow-headers",
      request.headers["access-control-request-headers"] ?? "",
    );
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    response.setHeader("content-type", "application/json");
    const result = redeem(form);
    if ("error" in result)
      return void response.writeHead(400).end(
        JSON.stringify({
          error: result.error,
          error_description: describe(result),
          error_codes: [result.code],
          timestamp: new Date().toISOString(),
          trace_id: randomUUID(),
          correlation_id: randomUUID(),
          ...(result.suberror !== undefined && { suberror: result.suberror }),
        }),
      );
    const { person, nonce } = result;
    const refreshToken = randomUUID();
    refreshTokens.set(refreshToken, person);
    const claims = { sub: person.oid, oid: person.oid, name: person.name, preferred_username: person.email };
    response.writeHead(200).end(
      JSON.stringify({
        token_type: "Bearer",
        scope: `${apiAudience}/access ${apiAudience}/.default`,
        expires_in: 3599,
        ext_expires_in: 3599,
        access_token: await sign({ ...claims, scp: "access" }, apiAudience),
        refresh_token: refreshToken,
        refresh_token_expires_in: 86_399,
        id_token: await sign(
          {
            ...claims,
            ...(nonce !== undefined && { nonce }),
            ...(entra.staySignedIn && { signin_state: ["kmsi"] }),
          },
          clientId,
        ),
        client_info: clientInfo(person),
      }),
    );
  }

  function redeem(form: Record<string, string>): { person: Person; nonce?: string } | EntraError {
    const invalid = {
      error: "invalid_grant",
      code: 70_008,
      description: "The provided code or token is invalid.",
    };
    if (!form["scope"]?.split(" ").includes(`${apiAudience}/.default`))
      return { error: "invalid_scope", code: 70_011, description: "The provided scope is not valid." };
    if (form["grant_type"] === "refresh_token") {
      const person = refreshTokens.get(form["refresh_token"] ?? "");
      return entra.refreshError ?? (person ? { person } : invalid);
    }
    const grant = grants.get(form["code"] ?? "");
    grants.delete(form["code"] ?? "");
    const challenge = createHash("sha256")
      .update(form["code_verifier"] ?? "")
      .digest("base64url");
    return grant?.challenge === challenge ? grant : invalid;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", issuer);
    const body = request.method === "POST" ? await text(request) : url.search;
    const parameters = Object.fromEntries(new URLSearchParams(body));
    if (request.method !== "OPTIONS" && request.method !== "HEAD")
      entra.requests.push({ path: url.pathname, parameters });
    switch (url.pathname) {
      case `/${tenantId}/oauth2/v2.0/authorize`:
        return authorize(request, response, parameters);
      case `/${tenantId}/login`:
        return login(response, parameters);
      case `/${tenantId}/oauth2/v2.0/token`:
        return issueTokens(request, response, parameters);
      case `/${tenantId}/oauth2/v2.0/logout`: {
        sessions.clear();
        const { post_logout_redirect_uri: returnUrl = "", state } = parameters;
        const location = state === undefined ? returnUrl : `${returnUrl}?state=${state}`;
        return void response.writeHead(302, { location }).end();
      }
      default:
        return void response.writeHead(404).end();
    }
  }

  return entra;
}

const clientInfo = ({ oid }: Person) =>
  Buffer.from(JSON.stringify({ uid: oid, utid: tenantId })).toString("base64url");
