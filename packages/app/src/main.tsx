import "@understudy/ui/global";
import { LoadingScreen } from "@understudy/screens";
import { createRoot } from "react-dom/client";
import { loadConfig } from "./config/load";
import { authorityUrl } from "./auth/authority";
import { createAuth } from "./auth/create-auth";
import { inTime } from "./lib/chunks";
import { whenBlocked } from "./lib/policy";
import { storageWorks } from "./lib/storage";
import { Gate } from "./Gate";
import { Problem } from "./Problem";
import { Boundary } from "./Boundary";
import { StrictMode } from "react";

const rootElement = document.getElementById("root");
if (rootElement === null) throw new Error("index.html has no #root");
const root = createRoot(rootElement);

/** What shows for less than this only flickers. */
const unseenMs = 400;

const waiting = setTimeout(() => root.render(<LoadingScreen />), unseenMs);
const loaded = await loadConfig();
clearTimeout(waiting);
if (!loaded.ok) root.render(<Problem problem={{ kind: "config", faults: loaded.faults }} />);
else if (!storageWorks()) root.render(<Problem problem={{ kind: "storage" }} />);
else {
  const { config } = loaded;
  const needed = [config.api.baseUrl || window.location.origin, authorityUrl(config.identity)].map(
    (address) => new URL(address).origin,
  );
  whenBlocked(needed, (address) => root.render(<Problem problem={{ kind: "blocked", address }} />));
  const auth = createAuth(config.identity, () => inTime(import("./auth/start-msal")));
  root.render(
    <StrictMode>
      <Boundary>
        <Gate config={config} auth={auth} />
      </Boundary>
    </StrictMode>,
  );
}
