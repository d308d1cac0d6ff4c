import type { Session } from "./engine";

export type SignInNotice = { kind: "none" } | { kind: "ended" } | { kind: "failed"; message: string };

export type AuthState =
  | { state: "resolving" }
  | { state: "signedOut"; notice: SignInNotice }
  /** On the way to the provider. */
  | { state: "leaving" }
  | { state: "signedIn"; session: Session };

export const signedOut = (notice: SignInNotice = { kind: "none" }): AuthState => ({
  state: "signedOut",
  notice,
});
export const refused = (message: string): AuthState => signedOut({ kind: "failed", message });

/** Who is signed in, and who wants to know. */
export class Auth {
  #current: AuthState;
  readonly #listeners = new Set<() => void>();

  constructor(first: AuthState) {
    this.#current = first;
  }

  readonly get = (): AuthState => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  become(next: AuthState): void {
    this.#current = next;
    for (const listener of this.#listeners) listener();
  }
}
