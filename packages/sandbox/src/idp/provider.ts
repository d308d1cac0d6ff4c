import { Hono } from "hono";
import type { Clock } from "../clock";
import { hangUp, type NodeEnv } from "../http/connection";
import { noticePage } from "../pages/layout";
import { protect } from "../pages/policy";
import { authorize, signIn } from "./authorize";
import { metadataFor } from "./client";
import type { IdpKnobs } from "./knobs";
import { logout } from "./logout";
import type { DemoPerson } from "./people";
import { token } from "./token";
import { createTokens, type Tokens } from "./tokens";
import { createVault, type Session, type Vault } from "./vault";

export interface IdentityProvider {
  vault: Vault;
  tokens: Tokens;
  knobs: IdpKnobs;
  /** Whose session an id was, also after it ended: a console may still name it in a silent request. */
  knownSessions: ReadonlyMap<string, string>;
  openSession(person: DemoPerson): Session;
  closeSession(id: string): void;
  routes: Hono<NodeEnv>;
}

const stringsOnly = (form: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

function routesOf(provider: IdentityProvider): Hono<NodeEnv> {
  return new Hono<NodeEnv>()
    .use(async (context, next) => {
      if (provider.knobs.availability === "unreachable") return hangUp(context.env.outgoing);
      if (provider.knobs.availability === "failing") {
        protect(context);
        return context.html(
          noticePage("Sign-in is down", "The sandbox was told to let its identity provider fail."),
          503,
        );
      }
      return next();
    })
    .get("/.well-known/openid-configuration", (context) =>
      context.json(metadataFor(context.req.header("host") ?? "")),
    )
    .get("/jwks", async (context) => context.json(await provider.tokens.jwks()))
    .get("/authorize", (context) => authorize(provider, context, context.req.query()))
    .post("/authorize", async (context) =>
      authorize(provider, context, stringsOnly(await context.req.parseBody())),
    )
    .post("/sign-in", (context) => signIn(provider, context))
    .post("/token", (context) => token(provider, context))
    .get("/logout", (context) => logout(provider, context, context.req.query()))
    .post("/logout", async (context) =>
      logout(provider, context, stringsOnly(await context.req.parseBody())),
    );
}

export function createIdentityProvider(
  clock: Clock,
  knobs: IdpKnobs,
  log: (line: string) => void,
): IdentityProvider {
  const vault = createVault(clock.wall);
  const knownSessions = new Map<string, string>();
  const provider: IdentityProvider = {
    vault,
    tokens: createTokens(clock.wall),
    knobs,
    knownSessions,
    openSession(person) {
      const session = vault.openSession(person);
      knownSessions.set(session.id, person.id);
      log(`${person.email} signed in`);
      return session;
    },
    closeSession(id) {
      const session = vault.session(id);
      if (session) log(`${session.person.email} signed out`);
      vault.closeSession(id);
    },
    routes: new Hono<NodeEnv>(),
  };
  provider.routes = routesOf(provider);
  return provider;
}
