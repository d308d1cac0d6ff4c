import type { IPublicClientApplication } from "@azure/msal-browser";
import type { User } from "@understudy/screens/model";

/** Rejects with `SessionLost` when the session is over. */
export type GetAccessToken = (options?: { forceRefresh?: boolean }) => Promise<string>;

export interface Account {
  id: string;
  user: User;
  getAccessToken: GetAccessToken;
  msal: IPublicClientApplication;
}

/** The message on the login page. */
export type SignInNotice = { kind: "none" } | { kind: "ended" } | { kind: "failed"; message: string };

export type AuthState =
  | { status: "resolving" }
  | { status: "signedOut"; notice: SignInNotice }
  | { status: "redirecting" }
  | { status: "signedIn"; account: Account };

export interface Auth {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  signIn: (options?: { another?: boolean }) => Promise<void>;
  signOut: () => Promise<void>;
  /** Shows the login page because the session could not be renewed. */
  sessionLost: () => void;
  /** Fetches MSAL before the user clicks. */
  preload: () => void;
}
