/** A provider that nobody runs. */
export const identity = {
  authority: "https://id.example",
  clientId: "console",
  metadata: {
    issuer: "https://id.example",
    authorization_endpoint: "https://id.example/authorize",
    token_endpoint: "https://id.example/token",
    end_session_endpoint: "https://id.example/logout",
  },
};
