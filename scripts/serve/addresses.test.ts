import { expect, test } from "vitest";
import { addressesOf } from "./addresses";

test("lists the API, the authority and the endpoints that the browser uses", () => {
  expect(
    addressesOf({
      api: { baseUrl: "https://api.example.com" },
      identity: {
        authority: "https://login.example.com",
        metadata: {
          issuer: "https://issuer.example.com",
          authorization_endpoint: "https://login.example.com/authorize",
          token_endpoint: "HTTPS://token.example.com",
          service_documentation: "https://docs.example.com",
          op_policy_uri: "https://policy.example.com",
        },
      },
      reporting: { endpoint: "https://reports.example.com" },
    }),
  ).toEqual({
    apiBaseUrl: "https://api.example.com",
    provider: [
      "https://login.example.com",
      "https://login.example.com/authorize",
      "HTTPS://token.example.com",
    ],
    reportingEndpoint: "https://reports.example.com",
  });
});
