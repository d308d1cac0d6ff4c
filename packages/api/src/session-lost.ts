/** The session can't be renewed without signing in again. */
export class SessionLost extends Error {
  override readonly name = "SessionLost";
  /** `providerUser` is the email of another person who is signed in to the provider, if known. */
  constructor(readonly providerUser: string | null = null) {
    super();
  }
}
