import { randomBytes } from "node:crypto";
import type { DemoPerson } from "../dataset/people";

export interface Session {
  id: string;
  person: DemoPerson;
  /** In seconds, as in tokens. */
  authTime: number;
}

/** What an authorization code grants. */
export interface CodeGrant {
  session: Session;
  redirectUri: string;
  challenge: string;
  scope: string;
  nonce: string | undefined;
}

export interface RefreshGrant {
  session: Session;
  scope: string;
  /** Shared by all tokens of one sign-in: reusing one revokes all. */
  family: string;
}

export type Redeemed<T> = { ok: true; grant: T } | { ok: false; reason: string };

const codeSeconds = 60;
const secret = (bytes = 32) => randomBytes(bytes).toString("base64url");

/** Sessions, codes and refresh tokens. */
export function createGrants(wall: () => number) {
  const sessions = new Map<string, Session>();
  const codes = new Map<string, { grant: CodeGrant; family: string; expires: number; used: boolean }>();
  const refreshTokens = new Map<string, { grant: RefreshGrant; expires: number; used: boolean }>();

  function revokeWhere(belongs: (grant: RefreshGrant) => boolean) {
    for (const [token, entry] of refreshTokens) if (belongs(entry.grant)) refreshTokens.delete(token);
  }

  return {
    openSession(person: DemoPerson): Session {
      const session = { id: secret(16), person, authTime: Math.floor(wall() / 1000) };
      sessions.set(session.id, session);
      return session;
    },
    session: (id: string | undefined) => (id === undefined ? undefined : sessions.get(id)),
    closeSession(id: string) {
      sessions.delete(id);
      revokeWhere((grant) => grant.session.id === id);
      for (const [code, entry] of codes) if (entry.grant.session.id === id) codes.delete(code);
    },

    issueCode(grant: CodeGrant): string {
      const code = secret();
      codes.set(code, { grant, family: secret(8), expires: wall() + codeSeconds * 1000, used: false });
      return code;
    },
    redeemCode(code: string): Redeemed<CodeGrant & { family: string }> {
      const entry = codes.get(code);
      if (!entry || entry.expires < wall())
        return { ok: false, reason: "The authorization code is unknown or has expired." };
      if (entry.used) {
        revokeWhere((grant) => grant.family === entry.family);
        return { ok: false, reason: "The authorization code was already used." };
      }
      entry.used = true;
      return { ok: true, grant: { ...entry.grant, family: entry.family } };
    },

    issueRefreshToken(grant: RefreshGrant, lifetimeSeconds: number): string {
      const token = secret();
      refreshTokens.set(token, { grant, expires: wall() + lifetimeSeconds * 1000, used: false });
      return token;
    },
    redeemRefreshToken(token: string): Redeemed<RefreshGrant> {
      const entry = refreshTokens.get(token);
      if (!entry) return { ok: false, reason: "The refresh token is unknown or was revoked." };
      if (entry.used) {
        revokeWhere((grant) => grant.family === entry.grant.family);
        return {
          ok: false,
          reason: "The refresh token was already used; every token of this sign-in is now revoked.",
        };
      }
      if (entry.expires < wall()) return { ok: false, reason: "The refresh token has expired." };
      entry.used = true;
      return { ok: true, grant: entry.grant };
    },

    /** Revokes the token and every other token of the same sign-in. */
    revokeRefreshToken(token: string) {
      const family = refreshTokens.get(token)?.grant.family;
      if (family !== undefined) revokeWhere((grant) => grant.family === family);
    },

    revokeEverything() {
      sessions.clear();
      codes.clear();
      refreshTokens.clear();
    },
    signedIn: () => [...new Set([...sessions.values()].map(({ person }) => person.email))],
  };
}

export type Grants = ReturnType<typeof createGrants>;
