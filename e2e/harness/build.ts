import { buildConsole } from "../../scripts/build.mjs";

/** The tests use the production build. It is built once, if a source has changed. */
export default () => buildConsole();
