import { Hono } from "hono";
import { closeWithoutResponse, type NodeEnv } from "../http/connection";
import { noticePage } from "../pages/layout";
import { protect } from "../pages/policy";
import { authorize, signIn } from "./authorize";
import { metadataFor } from "./client";
import { logout } from "./logout";
import type { IdentityProvider } from "./provider";
import { revoke } from "./revoke";
import { token } from "./token";

const stringsOnly = (form: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

export const identityRoutes = (provider: IdentityProvider): Hono<NodeEnv> =>
  new Hono<NodeEnv>()
    .use(async (context, next) => {
      if (provider.settings.availability === "unreachable") return closeWithoutResponse(context.env.outgoing);
      if (provider.settings.availability === "failing") {
        protect(context);
        return context.html(
          noticePage("Sign-in is unavailable", "The sandbox’s identity provider is set to fail."),
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
    .post("/revoke", (context) => revoke(provider, context))
    .get("/logout", (context) => logout(provider, context, context.req.query()))
    .post("/logout", async (context) =>
      logout(provider, context, stringsOnly(await context.req.parseBody())),
    );
