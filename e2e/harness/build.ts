import { buildConsole } from "../../scripts/build.mjs";
import { requireChromium } from "../../scripts/chromium.mjs";

/** The tests use the production build. It is built once, if a source has changed. */
export default async () => {
  requireChromium();
  await buildConsole();
};
