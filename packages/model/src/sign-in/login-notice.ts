import type { SignInFailure } from "./sign-in-failure";

/** What the login page says. */
export type LoginNotice =
  | { state: "ready" }
  | ({ state: "failed" } & SignInFailure)
  /** The session couldn't be renewed. Unsaved edits are kept in this tab. */
  | {
      state: "ended";
      /** The email of another person who is signed in to the provider in this browser, if known. */
      providerUser: string | null;
    };
