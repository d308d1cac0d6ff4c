/** There is no token to be had: only signing in again can help. */
export class SessionLost extends Error {
  override readonly name = "SessionLost";
}
