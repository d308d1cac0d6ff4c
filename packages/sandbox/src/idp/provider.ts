import { createRequire } from "node:module";
import { raw } from "hono/html";
import type { Configuration, KoaContextWithOIDC, Provider } from "oidc-provider";
import { people } from "../dataset/people";
import { originOf } from "../http/loopback";
import { noticePage, page } from "../pages/layout";
import { policyHeaders } from "../pages/policy";
import { createStore } from "./store";

export const mountPath = "/sandbox/idp";
export const clientId = "understudy-console";
export const apiScope = "api://understudy-sandbox/access";
/** Tests can change them while the provider runs. */
export const defaultSettings = { tokenLifetimeSeconds: 3600 };
const scope = `openid profile email offline_access ${apiScope}`;

/** Loaded with the first request, so that it doesn't delay the start. Scripts can't await a module after loading us. */
const loadLibrary = (): typeof import("oidc-provider") => createRequire(import.meta.url)("oidc-provider");

/** It warns about Node 20, where it works, and about its demo keys and its storage, which end with the process. */
function withoutWarnings<T>(start: () => T): T {
  const { warn } = console;
  console.warn = () => undefined;
  const started = start();
  console.warn = warn;
  return started;
}

function render(context: KoaContextWithOIDC, markup: unknown, scripts = false) {
  context.set(policyHeaders({ scripts }));
  context.type = "html";
  context.body = String(markup);
}

/** The account ID of a demo person is a short name, that of anyone else their email. */
function claimsOf(account: string) {
  const { name, email = account } = people.find(({ id }) => id === account) ?? {};
  return {
    sub: account,
    email,
    preferred_username: email,
    ...(name !== undefined && { name }),
  };
}

/** The console is trusted: the provider doesn't ask for consent. */
async function findGrant({ oidc: { session, provider } }: KoaContextWithOIDC) {
  const known = await provider.Grant.find(session?.grantIdFor(clientId) ?? "");
  if (known || session?.accountId === undefined) return known;
  const grant = new provider.Grant({ clientId, accountId: session.accountId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

/** One provider per requested host, so that localhost, 127.0.0.1 and a forwarded port all work. */
export function createIdentityProvider(settings: typeof defaultSettings) {
  const providers = new Map<string, Provider>();
  const store = createStore();
  let issued = 0;

  const configurationFor = (host: string): Configuration => ({
    adapter: store.adapter,
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        redirect_uris: [`${originOf(host)}/redirect.html`, `${originOf(host)}/`],
        post_logout_redirect_uris: [`${originOf(host)}/`],
      },
    ],
    scopes: scope.split(" "),
    claims: { email: ["email"], profile: ["name", "preferred_username"] },
    // Puts name and email into the ID token.
    conformIdTokenClaims: false,
    clockTolerance: 0,
    clientBasedCORS: (_context, origin) => origin === originOf(host),
    cookies: {
      // Cookies ignore ports: two sandboxes on one machine must not sign each other out.
      names: Object.fromEntries(
        ["session", "interaction", "resume"].map((name) => [name, `${name}_${host.replaceAll(/\W/g, "_")}`]),
      ),
      long: { sameSite: "lax", httpOnly: true, path: mountPath },
    },
    findAccount: (_context, accountId) => ({ accountId, claims: () => claimsOf(accountId) }),
    extraTokenClaims: () => ({ serial: (issued += 1) }),
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      rpInitiatedLogout: {
        // The script confirms it: the console has asked already.
        logoutSource: (context, form) =>
          render(context, page({ title: "Signing out", script: "sign-out.js", body: raw(form) }), true),
      },
    },
    issueRefreshToken: () => true,
    loadExistingGrant: findGrant,
    renderError: (context, { error, error_description: description = error }) =>
      render(context, noticePage("Invalid sign-in request", description)),
    rotateRefreshToken: true,
    routes: { authorization: "/authorize", end_session: "/logout", revocation: "/revoke" },
    ttl: {
      Session: 14 * 86_400,
      Grant: 14 * 86_400,
      Interaction: 600,
      AccessToken: () => settings.tokenLifetimeSeconds,
      IdToken: () => settings.tokenLifetimeSeconds,
      RefreshToken: 86_400,
    },
  });

  const start = (host: string): Provider =>
    withoutWarnings(() => {
      const { Provider: OidcProvider, interactionPolicy } = loadLibrary();
      const policy = interactionPolicy.base();
      policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
      return new OidcProvider(originOf(host) + mountPath, {
        ...configurationFor(host),
        interactions: { policy, url: (_context, { uid }) => `${mountPath}/interaction/${uid}` },
      });
    });

  return {
    settings,
    at(host: string): Provider {
      const provider = providers.get(host) ?? start(host);
      providers.set(host, provider);
      return provider;
    },
    /** The serial number of the newest access token. */
    issued: () => issued,
    /** Emails of the people with a session. */
    signedIn: () => [...new Set(store.accounts())].map((account) => claimsOf(account).email),
    /** Ends all sessions, as an administrator would. */
    endSessions: store.endSessions,
    /** Remembers who is signed in with which tokens, for `restoreSessions`. */
    keepSessions: store.keep,
    restoreSessions: store.restore,
    verifyAccessToken: async (token: string) => {
      // They share a store: any finds the tokens of all.
      const [provider] = providers.values();
      const { accountId, extra } = (await provider?.AccessToken.find(token)) ?? {};
      return accountId === undefined
        ? null
        : { email: claimsOf(accountId).email, serial: Number(extra?.["serial"]) };
    },
  };
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;
