import { Hono } from "hono";
import { oneOf, text } from "../http/rules";
import { roles } from "../dataset/people";
import type { MemberRecord } from "../dataset/entities";
import { makeId } from "../dataset/dataset";
import { allow } from "./access";
import { readBody } from "./body";
import type { Api, ApiEnv } from "./api-env";
import { notFound, errorResponse } from "./error-response";

const toMember = ({ id, email, role, joinedAt, invitedAt }: MemberRecord) => ({
  id,
  email,
  role,
  joined_at: joinedAt === null ? null : new Date(joinedAt).toISOString(),
  invited_at: new Date(invitedAt).toISOString(),
});

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function memberRoutes({ dataset, now }: Api) {
  const find = (id: string) => dataset().members.find((member) => member.id === id);
  const isLastOwner = ({ role }: MemberRecord) =>
    role === "owner" && dataset().members.filter((member) => member.role === "owner").length === 1;
  const lastOwner = { code: "last_owner", message: "A site needs at least one owner." };

  return new Hono<ApiEnv>()
    .get("/members", (context) => context.json({ members: dataset().members.map(toMember) }))
    .post("/invite", allow("admin"), async (context) => {
      const body = await readBody(context, { email: text({ max: 254, filled: true }), role: oneOf(roles) });
      if ("refused" in body) return body.refused;
      const email = body.value.email.trim().toLowerCase();
      if (!address.test(email))
        return errorResponse(context, 422, {
          code: "invalid_body",
          message: "email is not an e-mail address.",
          fields: { email: "is not an e-mail address" },
        });
      if (dataset().members.some((member) => member.email === email))
        return errorResponse(context, 409, {
          code: "already_member",
          message: `${email} is already in the team.`,
        });
      const member = {
        id: makeId(dataset(), "mem"),
        email,
        role: body.value.role,
        joinedAt: null,
        invitedAt: now(),
      };
      dataset().members.push(member);
      return context.json({ member: toMember(member) }, 201);
    })
    .delete("/members/:id", allow("admin"), (context) => {
      const member = find(context.req.param("id"));
      if (!member) return notFound(context, "member");
      if (isLastOwner(member)) return errorResponse(context, 409, lastOwner);
      dataset().members.splice(dataset().members.indexOf(member), 1);
      return context.body(null, 204);
    })
    .put("/members/:id/role", allow("admin"), async (context) => {
      const member = find(context.req.param("id"));
      if (!member) return notFound(context, "member");
      const body = await readBody(context, { role: oneOf(roles) });
      if ("refused" in body) return body.refused;
      if (body.value.role !== "owner" && isLastOwner(member)) return errorResponse(context, 409, lastOwner);
      member.role = body.value.role;
      return context.json({ member: toMember(member) });
    });
}
