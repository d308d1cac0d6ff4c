import { importMsal, start } from "./start";
import { listenForErrors } from "./reporting/incidents";

listenForErrors();
const { dataset } = document.documentElement;
const { startup } = window;
function fail(): void {
  dataset["startFailed"] = "";
}
// Without boot.js, there is no app. boot.js sets it if the style sheet is missing.
if (!startup) fail();
else if (dataset["startFailed"] === undefined) {
  // This code runs while config.json arrives. A failure is reported where the code is needed.
  if (startup.hasSession) importMsal().catch(() => undefined);
  // Without React, so that the session is known by the time it arrives.
  const started = start(startup.config);
  import("./start-app").then(({ startApp }) => startApp(started, startup), fail);
}
