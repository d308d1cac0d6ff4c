import type { MiddlewareHandler } from "hono";
import { people, roles, type Role } from "../dataset/people";
import type { State } from "../dataset/state";
import type { MemberRecord } from "../dataset/entities";
import { refuse } from "../http/refusal";
import type { ApiEnv } from "./api-env";

/** Permissions follow the team list. A person who isn't in it keeps the demo role. */
const roleOf = (member: MemberRecord | undefined, email: string): Role =>
  member?.role ?? people.find((person) => person.email === email)?.role ?? "viewer";

/** The person and the serial number of a valid access token, otherwise null. */
export type VerifyAccessToken = (token: string) => Promise<{ email: string; serial: number } | null>;

export const authenticated =
  (verifyAccessToken: VerifyAccessToken, state: () => State, now: () => number): MiddlewareHandler<ApiEnv> =>
  async (context, next) => {
    const reject = (code: string, message: string) => {
      context.header("www-authenticate", `Bearer error="invalid_token", error_description="${message}"`);
      return refuse(401, code, message);
    };
    const bearer = /^Bearer (.+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
    if (bearer === undefined)
      return reject("token_missing", "Sign in first: this call needs an access token.");
    const verified = await verifyAccessToken(bearer);
    if (verified === null) return reject("invalid_token", "The access token is not valid.");
    if (verified.serial <= state().refusedUpTo)
      return reject("token_revoked", "The access token was revoked.");
    const { email } = verified;
    const member = state().dataset.members.find((each) => each.email === email);
    if (member) member.joinedAt ??= now();
    context.set("role", roleOf(member, email));
    return next();
  };

export const allow =
  (least: Role): MiddlewareHandler<ApiEnv> =>
  async (context, next) => {
    const role = context.get("role");
    if (roles.indexOf(role) >= roles.indexOf(least)) return next();
    const article = (name: Role) => (/^[ao]/.test(name) ? "an" : "a");
    return refuse(
      403,
      "forbidden",
      `As ${article(role)} ${role} you may not do this; it takes ${article(least)} ${least}.`,
    );
  };
