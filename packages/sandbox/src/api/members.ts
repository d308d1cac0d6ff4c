import { Hono } from "hono";
import * as v from "valibot";
import type { BodyRules, Entity } from "../description";
import { found, refuse } from "../http/refusal";
import { filledText, object, oneOf, readBody } from "../http/rules";
import { roles } from "../dataset/people";
import type { MemberRecord } from "../dataset/entities";
import { makeId } from "../dataset/dataset";
import { allow } from "./access";
import type { Api, ApiEnv } from "./api-env";

const toMember = ({ id, email, role, joinedAt, invitedAt }: MemberRecord): Entity<"Member"> => ({
  id,
  email,
  role,
  joined_at: joinedAt === null ? null : new Date(joinedAt).toISOString(),
  invited_at: new Date(invitedAt).toISOString(),
});

const invitation = object({
  email: v.pipe(
    filledText(254),
    v.trim(),
    v.toLowerCase(),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "is not an e-mail address"),
  ),
  role: oneOf(roles),
} satisfies BodyRules<"POST /v1/invite">);
const change = object({ role: oneOf(roles) });

export function memberRoutes({ dataset, now }: Api) {
  const find = (id: string) => found(dataset().members, id, "member");
  function keepAnOwner({ id, role }: MemberRecord) {
    if (role === "owner" && !dataset().members.some((other) => other.role === "owner" && other.id !== id))
      refuse(409, "last_owner", "A site needs at least one owner.");
  }

  return new Hono<ApiEnv>()
    .get("/members", (context) => context.json({ members: dataset().members.map(toMember) }))
    .post("/invite", allow("admin"), async (context) => {
      const { email, role } = await readBody(context, invitation);
      if (dataset().members.some((member) => member.email === email))
        refuse(409, "already_member", `${email} is already in the team.`);
      const member = { id: makeId(dataset(), "mem"), email, role, joinedAt: null, invitedAt: now() };
      dataset().members.push(member);
      return context.json({ member: toMember(member) }, 201);
    })
    .delete("/members/:id", allow("admin"), (context) => {
      const member = find(context.req.param("id"));
      keepAnOwner(member);
      dataset().members.splice(dataset().members.indexOf(member), 1);
      return context.body(null, 204);
    })
    .put("/members/:id/role", allow("admin"), async (context) => {
      const member = find(context.req.param("id"));
      const { role } = await readBody(context, change);
      if (role !== "owner") keepAnOwner(member);
      member.role = role;
      return context.json({ member: toMember(member) });
    });
}
