import { buildConsole } from "../../scripts/build.mjs";

/** The tests drive the production build: made once, and only when a source changed. */
export async function setup() {
  await buildConsole();
}
