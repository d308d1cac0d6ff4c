import { randomUUID } from "node:crypto";
import { errors, exportJWK, generateKeyPair, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { isLoopbackOrigin } from "../http/loopback";
import { apiAudience, apiScope, clientId, tenantId } from "./client";
import type { DemoPerson } from "../dataset/people";
import type { Session } from "./grants";

export type Verified =
  | { ok: true; email: string; serial: number }
  | { ok: false; code: string; message: string };

const keyId = "sandbox-1";

const personClaims = (person: DemoPerson): JWTPayload => ({
  sub: person.id,
  oid: person.id,
  tid: tenantId,
  ...(person.name !== undefined && { name: person.name }),
  preferred_username: person.email,
  email: person.email,
});

const isOurIssuer = (issuer: string | undefined) => {
  if (issuer === undefined || !URL.canParse(issuer)) return false;
  const url = new URL(issuer);
  return isLoopbackOrigin(url.origin) && url.pathname === "/sandbox/idp";
};

const refusal = (error: unknown): { code: string; message: string } => {
  if (error instanceof errors.JWTExpired)
    return { code: "token_expired", message: "The access token has expired." };
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === "aud")
    return { code: "wrong_audience", message: "The access token was issued for another API." };
  return { code: "invalid_token", message: "The access token is not valid." };
};

export function createTokens(wall: () => number) {
  // Not awaited here: generating keys is the slowest part of the start.
  const keys = generateKeyPair("RS256");
  let issued = 0;

  async function sign(
    claims: JWTPayload,
    header: { typ: string },
    issuer: string,
    audience: string,
    lifetimeSeconds: number,
  ) {
    const { privateKey } = await keys;
    issued += 1;
    const issuedAt = Math.floor(wall() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: keyId, ...header })
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(`${issued}-${randomUUID()}`)
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt)
      .setExpirationTime(issuedAt + lifetimeSeconds)
      .sign(privateKey);
  }

  return {
    /** The serial number of the newest token. */
    issued: () => issued,

    jwks: async () => ({
      keys: [{ ...(await exportJWK((await keys).publicKey)), kid: keyId, alg: "RS256", use: "sig" }],
    }),

    accessToken: (session: Session, issuer: string, lifetimeSeconds: number) =>
      sign(
        { ...personClaims(session.person), azp: clientId, scp: apiScope.slice(apiAudience.length + 1) },
        { typ: "at+jwt" },
        issuer,
        apiAudience,
        lifetimeSeconds,
      ),

    idToken: (session: Session, nonce: string | undefined, issuer: string, lifetimeSeconds: number) =>
      sign(
        {
          ...personClaims(session.person),
          sid: session.id,
          auth_time: session.authTime,
          ...(nonce !== undefined && { nonce }),
        },
        { typ: "JWT" },
        issuer,
        clientId,
        lifetimeSeconds,
      ),

    async verifyAccessToken(token: string): Promise<Verified> {
      try {
        const { payload } = await jwtVerify(token, (await keys).publicKey, {
          algorithms: ["RS256"],
          audience: apiAudience,
          typ: "at+jwt",
          currentDate: new Date(wall()),
          requiredClaims: ["exp", "sub", "jti"],
        });
        if (!isOurIssuer(payload.iss))
          return { ok: false, code: "wrong_issuer", message: "The access token has an unknown issuer." };
        return { ok: true, email: String(payload["email"]), serial: Number.parseInt(payload.jti ?? "", 10) };
      } catch (error) {
        return { ok: false, ...refusal(error) };
      }
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
