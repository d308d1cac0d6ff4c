import { createHash, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import { apiScope, clientId } from "../idp/client";
import type { SandboxOptions } from "../options";
import { createSandbox, type Sandbox } from "../sandbox";

/** The time of every test's dataset. */
export const begin = Date.parse("2026-03-04T15:06:00Z");

export interface TestSandbox {
  origin: string;
  sandbox: Sandbox;
  /** Advances the machine's time without waiting. */
  pass: (milliseconds: number) => void;
  /** Calls the product API as a signed-in person. */
  call: (method: string, path: string, body?: unknown) => Promise<Response>;
  close: () => Promise<void>;
}

export interface TokenResponse {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
  error?: string;
  error_description?: string;
}

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
    });
  });

/** A sandbox on a free port, with `person` signed in. */
export async function startTestSandbox(
  options: SandboxOptions = {},
  person = "olivia",
): Promise<TestSandbox> {
  let now = begin;
  const sandbox = createSandbox({ now: begin, clock: () => now, ...options });
  const server = createServer((request, response) => {
    if (!sandbox.handle(request, response))
      response.writeHead(200, { "content-type": "text/html" }).end("the console");
  });
  const origin = await listen(server);
  const token = (await signIn(origin, person)).access_token;
  return {
    origin,
    sandbox,
    pass: (milliseconds) => void (now += milliseconds),
    call: (method, path, body) =>
      fetch(`${origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.close();
    },
  };
}

export const verifier = randomBytes(32).toString("base64url");

/** The console's authorization request, with a test's `changes`. */
export const authorizeQuery = (
  origin: string,
  changes: Record<string, string> = {},
): Record<string, string> => ({
  client_id: clientId,
  redirect_uri: `${origin}/redirect.html`,
  response_type: "code",
  response_mode: "fragment",
  scope: `openid profile offline_access ${apiScope}`,
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
  nonce: "a-nonce",
  state: "a-state",
  ...changes,
});

export const authorizeUrl = (origin: string, changes: Record<string, string> = {}) =>
  `${origin}/sandbox/idp/authorize?${new URLSearchParams(authorizeQuery(origin, changes)).toString()}`;

/** The parameters in the redirect back to the console. */
export function redirected(response: Response): Record<string, string> {
  const { hash, search } = new URL(response.headers.get("location") ?? "http://nowhere.invalid");
  return Object.fromEntries(new URLSearchParams(hash === "" ? search : hash.slice(1)));
}

export const choose = (
  origin: string,
  person: string,
  changes: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  fetch(`${origin}/sandbox/idp/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ ...authorizeQuery(origin, changes), person }),
  });

export const askToken = (origin: string, form: Record<string, string>) =>
  fetch(`${origin}/sandbox/idp/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: clientId, ...form }),
  });

export const redeem = (origin: string, code: string, changes: Record<string, string> = {}) =>
  askToken(origin, {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: `${origin}/redirect.html`,
    ...changes,
  });

export const renew = (origin: string, refreshToken: string) =>
  askToken(origin, { grant_type: "refresh_token", refresh_token: refreshToken });

export const readTokens = async (response: Response): Promise<TokenResponse> =>
  readJson<TokenResponse>(response);

/** The caller knows the response's type. */
export async function readJson<T>(response: Response): Promise<T> {
  const value: T = JSON.parse(await response.text());
  return value;
}

export async function signIn(origin: string, person: string): Promise<TokenResponse> {
  const { code = "" } = redirected(await choose(origin, person));
  return readTokens(await redeem(origin, code));
}
