// The console's table with the columns of the runs list, after plain `fetch` and `JSON.parse`.
import "@understudy/ui/global";
import { Table, UiProvider } from "@understudy/ui";
import { createRoot } from "react-dom/client";
import { selectRuns } from "../../packages/screens/src/model/run/run-list";
import type { Run } from "../../packages/screens/src/model/run/run";
import { allRuns } from "../../packages/screens/src/model/paths";
import { runTableColumns } from "../../packages/screens/src/runs/run-table";

/** Resolves after the next paint. */
const painted = () =>
  new Promise<number>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => done(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

const root = createRoot(document.body.appendChild(document.createElement("main")));

/** Time from the request to the first row on screen. */
async function firstRow() {
  const began = performance.now();
  const response = await fetch("/v1/runs", { cache: "no-store" });
  const runs: Run[] = JSON.parse(await response.text());
  root.render(
    <UiProvider now={Date.UTC(2026, 2, 4)} timeZone="UTC">
      <Table
        label="Runs"
        columns={runTableColumns(allRuns)}
        rows={selectRuns(runs, allRuns, 0)}
        rowKey={({ key }) => key}
        scrollKey="runs"
      />
    </UiProvider>,
  );
  return { all: (await painted()) - began };
}

Object.assign(globalThis, { bench: { firstRow } });
