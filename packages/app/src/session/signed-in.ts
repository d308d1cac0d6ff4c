// What is loaded after sign-in, as one dynamic import.
export { createSession } from "./create-session";
export { SignedInApp } from "./SignedInApp";
export { preloadPageCode } from "../routes";
