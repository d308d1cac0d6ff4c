import "@understudy/ui/global";
import { createRoot } from "react-dom/client";
import { loadConfig } from "./config/load";
import { authorityOf } from "./identity/authority";
import { createIdentity } from "./identity/identity";
import { whenBlocked } from "./platform/policy";
import { storageWorks } from "./platform/storage";
import { Gate } from "./Gate";
import { Problem } from "./Problem";
import { Boundary } from "./Boundary";
import { StrictMode } from "react";

const rootElement = document.getElementById("root");
if (rootElement === null) throw new Error("index.html has no #root");
const root = createRoot(rootElement);

const loaded = await loadConfig();
if (!loaded.ok) root.render(<Problem problem={{ kind: "config", faults: loaded.faults }} />);
else if (!storageWorks()) root.render(<Problem problem={{ kind: "storage" }} />);
else {
  const { config } = loaded;
  const needed = [config.api.baseUrl || window.location.origin, authorityOf(config.identity)].map((address) => new URL(address).origin);
  whenBlocked(needed, (address) => root.render(<Problem problem={{ kind: "blocked", address }} />));
  const identity = createIdentity(config.identity, () => import("./identity/engine"));
  root.render(
    <StrictMode>
      <Boundary>
        <Gate config={config} identity={identity} />
      </Boundary>
    </StrictMode>,
  );
}
