import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { isSameOrigin } from "../http/loopback";
import type { NodeEnv } from "../http/connection";
import { noticePage } from "../pages/layout";
import { protect } from "../pages/policy";
import { clientId, issuerFor, redirectUrisFor, type AuthorizeQuery } from "./client";
import { people } from "../dataset/people";
import type { IdentityProvider } from "./provider";
import { signInPage } from "./sign-in-page";
import type { Session } from "./grants";

type Ctx = Context<NodeEnv>;

const sessionDays = 14;

/** Cookies ignore ports: two sandboxes on one machine must not sign each other out. */
export const cookieName = (host: string): string => `understudy_sandbox_${/:(\d+)$/.exec(host)?.[1] ?? "80"}`;

const hostOf = (context: Ctx) => context.req.header("host") ?? "";

/** Errors that must not be sent to the redirect URI, because it may not be the console's. */
function unredirectable(query: AuthorizeQuery, host: string): string | null {
  if (query["client_id"] !== clientId) return "The client_id is unknown.";
  if (!redirectUrisFor(host).includes(query["redirect_uri"] ?? ""))
    return "The redirect_uri is not registered for this address.";
  return null;
}

function faultOf(query: AuthorizeQuery): { error: string; error_description: string } | null {
  if (query["response_type"] !== "code")
    return { error: "unsupported_response_type", error_description: "Only response_type=code is supported." };
  if (!["query", "fragment", undefined].includes(query["response_mode"]))
    return {
      error: "invalid_request",
      error_description: "Only response_mode=query and response_mode=fragment are supported.",
    };
  if (!query["code_challenge"] || query["code_challenge_method"] !== "S256")
    return { error: "invalid_request", error_description: "PKCE with S256 is required." };
  if (!(query["scope"] ?? "").split(" ").includes("openid"))
    return { error: "invalid_scope", error_description: "The openid scope is required." };
  return null;
}

function respond(context: Ctx, query: AuthorizeQuery, parameters: Record<string, string>) {
  const state = query["state"];
  const search = new URLSearchParams({
    ...parameters,
    ...(state !== undefined && { state }),
    iss: issuerFor(hostOf(context)),
  });
  return context.redirect(
    `${query["redirect_uri"]}${query["response_mode"] === "fragment" ? "#" : "?"}${search.toString()}`,
    303,
  );
}

function grant(context: Ctx, provider: IdentityProvider, query: AuthorizeQuery, session: Session) {
  const code = provider.grants.issueCode({
    session,
    redirectUri: query["redirect_uri"] ?? "",
    challenge: query["code_challenge"] ?? "",
    scope: query["scope"] ?? "",
    nonce: query["nonce"],
  });
  return respond(context, query, { code });
}

/** The hint names the console's account. Another person's session must not be used for it. */
function fits(provider: IdentityProvider, session: Session, query: AuthorizeQuery): boolean {
  const { login_hint: hint, sid } = query;
  if (hint !== undefined && hint.toLowerCase() !== session.person.email) return false;
  return sid === undefined || sid === session.id || provider.knownSessions.get(sid) === session.person.id;
}

export function authorize(provider: IdentityProvider, context: Ctx, query: AuthorizeQuery) {
  const host = hostOf(context);
  const prompts = (query["prompt"] ?? "").split(" ");
  const silent = prompts.includes("none");
  protect(context, { framedBy: silent ? "'self'" : "'none'" });
  const stop = unredirectable(query, host);
  if (stop !== null) return context.html(noticePage("Invalid sign-in request", stop), 400);
  const fault = faultOf(query);
  if (fault) return respond(context, query, fault);

  const session = provider.grants.session(getCookie(context, cookieName(host)));
  const asksAgain = prompts.includes("login") || prompts.includes("select_account");
  if (session && !asksAgain && fits(provider, session, query))
    return grant(context, provider, query, session);
  if (silent)
    return respond(context, query, {
      error: "login_required",
      error_description: "No one is signed in.",
    });
  return context.html(signInPage(query, people, session?.person));
}

/** Handles the form of the sign-in page. */
export async function signIn(provider: IdentityProvider, context: Ctx) {
  const host = hostOf(context);
  const form = await context.req.parseBody();
  const { person: chosen, ...rest } = form;
  const query: AuthorizeQuery = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  protect(context);
  if (!isSameOrigin(context.req.header("origin"), host))
    return context.html(noticePage("Refused", "This form can only be sent from the sign-in page."), 403);
  const stop = unredirectable(query, host);
  if (stop !== null) return context.html(noticePage("Invalid sign-in request", stop), 400);
  const fault = faultOf(query);
  if (fault) return respond(context, query, fault);

  const person = people.find(({ id }) => id === chosen);
  if (!person)
    return respond(context, query, {
      error: "access_denied",
      error_description: "The person canceled the sign-in.",
    });
  const session = provider.openSession(person);
  setCookie(context, cookieName(host), session.id, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/sandbox/idp",
    maxAge: sessionDays * 86_400,
  });
  return grant(context, provider, query, session);
}
