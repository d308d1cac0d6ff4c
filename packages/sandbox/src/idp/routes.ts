import { IncomingMessage } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type Context } from "hono";
import { people } from "../dataset/people";
import type { NodeEnv } from "../http/connection";
import { noticePage } from "../pages/layout";
import { protect } from "../pages/policy";
import { mountPath, type IdentityProvider } from "./provider";
import { signInPage } from "./sign-in-page";

const canceled = { error: "access_denied", error_description: "The person canceled the sign-in." };

/** Also completes the other prompts that the console may have asked for. */
const signInAs = (account: string) => ({
  login: { accountId: people.find(({ email }) => email === account)?.id ?? account },
  select_account: {},
  consent: {},
});

/** The request below the provider's own path. The log has read its body already. */
function mounted({ socket, method, headers, url: originalUrl = "" }: IncomingMessage, body: string) {
  const request = new IncomingMessage(socket);
  const url = originalUrl.slice(mountPath.length);
  Object.assign(request, { method, headers, originalUrl, url, complete: true });
  request.push(body);
  request.push(null);
  return request;
}

export function identityRoutes(identity: IdentityProvider): Hono<NodeEnv> {
  const providerOf = (context: Context<NodeEnv>) => identity.at(context.req.header("host") ?? "");

  return new Hono<NodeEnv>()
    .use("/interaction/*", async (context, next) => {
      const { incoming, outgoing } = context.env;
      protect(context);
      // Its cookie may be older than the process.
      const interaction = await providerOf(context)
        .interactionDetails(incoming, outgoing)
        .catch(() => undefined);
      return interaction
        ? next()
        : context.html(noticePage("This sign-in has expired", "Start again from the console."), 400);
    })
    .get("/interaction/:uid", (context) => context.html(signInPage))
    .post("/interaction/:uid", async (context) => {
      const { incoming, outgoing } = context.env;
      const { account: chosen } = await context.req.parseBody();
      const account = typeof chosen === "string" ? chosen.toLowerCase() : "";
      const result = account === "" ? canceled : signInAs(account);
      return context.redirect(await providerOf(context).interactionResult(incoming, outgoing, result), 303);
    })
    .all("/*", async (context) => {
      const { incoming, outgoing } = context.env;
      await providerOf(context).callback()(mounted(incoming, await context.req.text()), outgoing);
      context.get("entry").status = outgoing.statusCode;
      return RESPONSE_ALREADY_SENT;
    });
}
