import { createServer as createHttpServer } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { exportJWK, generateKeyPair, jwtVerify } from "jose";
import {
  Provider,
  type AdapterFactory,
  type AdapterPayload,
  type Configuration,
  type KoaContextWithOIDC,
} from "oidc-provider";
import type { Certificate } from "./certificate";
import { close, listen } from "../harness/server";

export const clientId = "console";
/** Another application that uses the same provider. */
export const otherClientId = "wiki";
export const otherClientPath = "/wiki";
export const apiScope = "console:use";
const apiResource = "urn:understudy:api";
const emailOf = (login: string) => `${login}@harbourandpine.example`;

/** One pair for all providers: generating it takes 0.1 s. */
const keys = generateKeyPair("RS256", { extractable: true });

/** Can be changed while the provider runs. */
export interface ProviderSettings {
  accessTokenSeconds: number;
  /** Issues refresh tokens even when offline_access wasn't granted. */
  alwaysIssueRefreshTokens: boolean;
  /** Never asks for consent, like a company's provider for its own applications. */
  skipConsent: boolean;
  /** Runs before the provider. Returns true if it handled the request. */
  intercept: (context: KoaContextWithOIDC) => boolean | Promise<boolean>;
}

export interface ProviderRequest {
  method: string;
  path: string;
  status: number;
  parameters: Record<string, unknown>;
  response: unknown;
}

export interface ProviderOptions {
  host: "localhost" | "127.0.0.1";
  /** Serves https. */
  certificate: Certificate | undefined;
  consoleUrl: string;
  /** `none` lets other sites use the session in frames; `lax` acts like a browser that blocks third-party cookies. */
  cookies: "lax" | "none";
  /** The issuer's path, such as `/realms/acme`. */
  path: string;
}

export interface OpenIdProvider {
  issuer: string;
  settings: ProviderSettings;
  requests: ProviderRequest[];
  emailFromAccessToken: (token: string) => Promise<string | null>;
  /** Ends all sessions at the provider, as an administrator would. */
  endSessions: () => void;
  close: () => Promise<void>;
}

/** In memory, so that a test can end sessions. */
function createStorage() {
  const models = new Map<string, Map<string, AdapterPayload>>();
  const find = (name: string, matches: (payload: AdapterPayload) => boolean) =>
    [...(models.get(name)?.values() ?? [])].find(matches);
  const adapter: AdapterFactory = (name) => {
    const entries = models.get(name) ?? new Map<string, AdapterPayload>();
    models.set(name, entries);
    return {
      upsert: async (id, payload) => void entries.set(id, payload),
      find: async (id) => entries.get(id),
      findByUid: async (uid) => find(name, (payload) => payload.uid === uid),
      findByUserCode: async (code) => find(name, (payload) => payload.userCode === code),
      async consume(id) {
        const payload = entries.get(id);
        if (payload) payload["consumed"] = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void entries.delete(id),
      async revokeByGrantId(grantId) {
        for (const model of ["AccessToken", "AuthorizationCode", "RefreshToken"])
          for (const [id, payload] of models.get(model) ?? [])
            if (payload.grantId === grantId) models.get(model)?.delete(id);
      },
    };
  };
  return { adapter, endSessions: () => models.get("Session")?.clear() };
}

/** Starts oidc-provider with one public client, rotating refresh tokens and JWT access tokens for one API. */
export async function startProvider({
  host,
  certificate,
  consoleUrl,
  cookies,
  path,
}: ProviderOptions): Promise<OpenIdProvider> {
  const server = certificate ? createHttpsServer(certificate) : createHttpServer();
  const port = await listen(server);
  const issuer = `${certificate ? "https" : "http"}://${host}:${port}${path}`;
  const { publicKey, privateKey } = await keys;
  const settings: ProviderSettings = {
    accessTokenSeconds: 3600,
    alwaysIssueRefreshTokens: false,
    skipConsent: false,
    intercept: () => false,
  };
  const requests: ProviderRequest[] = [];
  const storage = createStorage();

  const configuration: Configuration = {
    adapter: storage.adapter,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "test", alg: "RS256", use: "sig" }] },
    clients: [
      {
        client_id: clientId,
        client_name: "Understudy Console",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: [`${consoleUrl}/redirect.html`],
        post_logout_redirect_uris: [`${consoleUrl}/`],
      },
      {
        client_id: otherClientId,
        token_endpoint_auth_method: "none",
        response_types: ["code"],
        redirect_uris: [`${issuer}${otherClientPath}`],
      },
    ],
    claims: { email: ["email"], profile: ["name", "preferred_username"] },
    // Puts name and email into the ID token.
    conformIdTokenClaims: false,
    clientBasedCORS: (_context, origin) => origin === consoleUrl,
    cookies: { keys: ["test"], long: { sameSite: cookies, httpOnly: true } },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        name: accountId,
        email: emailOf(accountId),
        preferred_username: emailOf(accountId),
      }),
    }),
    extraTokenClaims: (_context, token) => ({
      email: emailOf("accountId" in token ? token.accountId : ""),
    }),
    features: {
      devInteractions: { enabled: true },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: apiScope,
          audience: apiResource,
          accessTokenFormat: "jwt",
          accessTokenTTL: settings.accessTokenSeconds,
          jwt: { sign: { alg: "RS256" } },
        }),
      },
    },
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      if (!client || !session) return undefined;
      const grantId = oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
      if (grantId !== undefined) return provider.Grant.find(grantId);
      if (!settings.skipConsent) return undefined;
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
      grant.addOIDCScope("openid profile email");
      grant.addResourceScope(apiResource, apiScope);
      await grant.save();
      return grant;
    },
    issueRefreshToken: (_context, client, source) =>
      client.grantTypeAllowed("refresh_token") &&
      (settings.alwaysIssueRefreshTokens || source.scopes.has("offline_access")),
    rotateRefreshToken: true,
    ttl: { Session: 86_400, Grant: 86_400, Interaction: 600, IdToken: 3600, RefreshToken: 86_400 },
  };

  const provider = new Provider(issuer, configuration);
  provider.use(async (context: KoaContextWithOIDC, next) => {
    if (await settings.intercept(context)) return;
    if (context.path === otherClientPath) {
      context.body = "Wiki";
      return;
    }
    await next();
    requests.push({
      method: context.method,
      path: context.path,
      status: context.status,
      parameters: { ...context.oidc?.params },
      response: context.body,
    });
  });
  const handle = provider.callback();
  server.on("request", (request, response) => {
    // oidc-provider derives the path that it is mounted at from these.
    if (path !== "")
      Object.assign(request, { originalUrl: request.url, url: request.url?.slice(path.length) });
    void handle(request, response);
  });

  return {
    issuer,
    settings,
    requests,
    async emailFromAccessToken(token) {
      try {
        const { payload } = await jwtVerify(token, publicKey, { issuer, audience: apiResource });
        return typeof payload["email"] === "string" ? payload["email"] : null;
      } catch {
        return null;
      }
    },
    endSessions: storage.endSessions,
    close: () => close(server),
  };
}
