import type { Context } from "hono";
import { deleteCookie, getCookie } from "hono/cookie";
import type { NodeEnv } from "../http/connection";
import { noticePage } from "../pages/layout";
import { protect } from "../pages/policy";
import { cookieName } from "./authorize";
import { redirectUrisFor } from "./client";
import type { IdentityProvider } from "./provider";

export function logout(
  provider: IdentityProvider,
  context: Context<NodeEnv>,
  parameters: Record<string, string>,
) {
  const host = context.req.header("host") ?? "";
  const session = getCookie(context, cookieName(host));
  if (session !== undefined) provider.closeSession(session);
  deleteCookie(context, cookieName(host), { path: "/sandbox/idp" });
  protect(context);
  const { post_logout_redirect_uri: target, state } = parameters;
  if (target === undefined || !redirectUrisFor(host).includes(target))
    return context.html(
      noticePage("Signed out", "You are signed out of the sandbox.", {
        href: "/",
        label: "Back to the console",
      }),
    );
  return context.redirect(
    state === undefined ? target : `${target}?${new URLSearchParams({ state }).toString()}`,
    303,
  );
}
