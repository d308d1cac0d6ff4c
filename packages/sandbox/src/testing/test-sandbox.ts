import { createHash, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import { apiScope, clientId } from "../idp/provider";
import type { SandboxOptions } from "../options";
import { createSandbox, type Sandbox } from "../sandbox";

/** The time of every test's dataset. */
export const begin = Date.parse("2026-03-04T15:06:00Z");

export interface TestSandbox {
  origin: string;
  sandbox: Sandbox;
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
}

/** On a free port; resolves with the origin. */
export const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
    });
  });

/** A sandbox on a free port, with Olivia signed in. */
export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const sandbox = createSandbox({ now: begin, clock: () => begin, ...options });
  const server = createServer((request, response) => {
    if (!sandbox.handle(request, response))
      response.writeHead(200, { "content-type": "text/html" }).end("the console");
  });
  const origin = await listen(server);
  const token = (await signIn(origin, "olivia")).access_token;
  return {
    origin,
    sandbox,
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

const verifier = randomBytes(32).toString("base64url");

/** The console's authorization request, with a test's `changes`. */
export const authorizeUrl = (origin: string, changes: Record<string, string> = {}) =>
  `${origin}/sandbox/idp/authorize?${new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/redirect.html`,
    response_type: "code",
    response_mode: "fragment",
    scope: `openid profile email offline_access ${apiScope}`,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    nonce: "a-nonce",
    state: "a-state",
    ...changes,
  }).toString()}`;

/** Sends cookies back, and follows redirects within the provider. */
export function createBrowser() {
  const cookies = new Map<string, string>();
  async function open(url: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location === null) return response;
    const next = new URL(location, url);
    return next.pathname.startsWith("/sandbox/idp/") ? open(next.href) : response;
  }
  /** Signs in as this person; an empty name cancels. */
  async function choose(origin: string, account: string, changes: Record<string, string> = {}) {
    const page = await open(authorizeUrl(origin, changes));
    if (page.status !== 200) return page;
    const chosen = await open(interactionUrl(origin, cookies), { account });
    // Another person's session is ended by a page that submits itself.
    const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(await chosen.clone().text()) ?? [];
    return xsrf === undefined
      ? chosen
      : open(`${origin}/sandbox/idp/logout/confirm`, { xsrf, logout: "yes" });
  }
  return { open, choose };
}

const interactionUrl = (origin: string, cookies: ReadonlyMap<string, string>) => {
  const [, uid = ""] = [...cookies].findLast(([name]) => /^interaction_.*\d$/.test(name)) ?? [];
  return `${origin}/sandbox/idp/interaction/${uid}`;
};

/** The parameters in the redirect back to the console. */
export function redirected(response: Response): Record<string, string> {
  const { hash, search } = new URL(response.headers.get("location") ?? "http://nowhere.invalid");
  return Object.fromEntries(new URLSearchParams(hash === "" ? search : hash.slice(1)));
}

const askToken = (origin: string, form: Record<string, string>) =>
  fetch(`${origin}/sandbox/idp/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: clientId, ...form }),
  });

export const redeem = (origin: string, code: string) =>
  askToken(origin, {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: `${origin}/redirect.html`,
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
  const { code = "" } = redirected(await createBrowser().choose(origin, person));
  return readTokens(await redeem(origin, code));
}
