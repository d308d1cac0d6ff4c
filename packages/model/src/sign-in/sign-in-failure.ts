/** What is known about a failed sign-in. Contains nothing private: no account, no code or state, no description. */
export interface SignInDetails {
  /** When it failed, as an ISO instant. */
  time: string;
  /** The provider's address that was called, without its query. */
  address: string;
  /** Why there is no response. */
  problem?: "network" | "timeout" | "unreadable" | undefined;
  /** Of an error response. */
  status?: number | undefined;
  /** The provider's error code, or MSAL's. */
  code: string;
  /** Microsoft's, such as AADSTS9002326. */
  number?: string | undefined;
  correlationId?: string | undefined;
  traceId?: string | undefined;
  /** The console's version. */
  version: string;
}

export interface SignInFailure {
  /** What happened, and what to do. */
  message: string;
  /** Undefined if the user canceled, or if the console couldn't load the code that signs in. */
  details?: SignInDetails;
}

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
