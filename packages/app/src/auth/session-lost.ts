/** The access token can't be renewed without signing in again. */
export class SessionLost extends Error {
  override readonly name = "SessionLost";
}
