import { operations } from "../description";

/** `GET /v1/drafts/:id` for every call of the API. */
export const productCalls = operations.map((operation) => operation.replaceAll(/\{(\w+)\}/g, ":$1"));

/** The calls that faults can apply to: all, each one, and other requests such as config.json. */
export const calls = [
  "* /v1/*",
  "GET /v1/*",
  ...productCalls,
  "GET /config.json",
  "POST /sandbox/idp/token",
  "GET /sandbox/idp/authorize",
  "GET /assets/TeamPage-*.js",
];
