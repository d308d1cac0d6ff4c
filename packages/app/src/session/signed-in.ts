// Entry point of the signed-in area, for one dynamic import.
export { createSession } from "./create-session";
export { SignedInApp } from "./SignedInApp";
export { preloadPageCode } from "../routes";
