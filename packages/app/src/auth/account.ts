import type { AccountInfo } from "@azure/msal-browser";
import type { User } from "@understudy/screens/model";

/** The session can't be renewed without signing in again. */
export class SessionLost extends Error {
  override readonly name = "SessionLost";
  /** `providerUser` is the email of another person who is signed in to the provider, if known. */
  constructor(readonly providerUser: string | null = null) {
    super();
  }
}

export interface Account {
  id: string;
  user: User;
  /** Rejects with `SessionLost` when the session is over. */
  getAccessToken: (options?: { forceRefresh?: boolean }) => Promise<string>;
}

const text = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value : null);

export const userOf = ({ name, username, idTokenClaims: claims = {} }: AccountInfo): User => ({
  name: text(name) ?? text(claims["name"]),
  email: text(claims["email"]) ?? text(claims["preferred_username"]) ?? text(username),
});
