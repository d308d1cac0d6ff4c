// The page of `scripts/bench-table.mjs`: our table with the columns of the runs list.
import "@understudy/ui/global";
import { SearchField, Stack, Table, UiProvider } from "@understudy/ui";
import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { selectRuns } from "../../packages/screens/src/model/run/run-list";
import type { Run } from "../../packages/screens/src/model/run/run";
import { allRuns, paths, type RunColumn, type RunsQuery } from "../../packages/screens/src/paths";
import { runTableColumns } from "../../packages/screens/src/runs/run-table";

const isColumn = (key: RunColumn | "details"): key is RunColumn => key !== "details";

function Runs({ runs }: { runs: readonly Run[] }) {
  const [query, setQuery] = useState<RunsQuery>(allRuns);
  const rows = useMemo(() => selectRuns(runs, query, 0), [runs, query]);
  const columns = useMemo(() => runTableColumns(query), [query]);
  return (
    <Stack>
      <SearchField name="q" label="Search runs" value={query.q} onChange={(q) => setQuery({ ...query, q })} />
      <Table
        label="Runs"
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        sort={query.sort === null ? undefined : { key: query.sort.column, direction: query.sort.direction }}
        onSort={({ key, direction }) =>
          isColumn(key) && setQuery({ ...query, sort: { column: key, direction } })
        }
        scrollKey={paths.runs.href(query)}
      />
    </Stack>
  );
}

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

async function load(): Promise<Run[]> {
  const response = await fetch("/v1/runs", { cache: "no-store" });
  return JSON.parse(await response.text());
}

/** `fetch` and `JSON.parse` only. */
async function floor() {
  const began = performance.now();
  await load();
  return performance.now() - began;
}

const root = createRoot(document.body.appendChild(document.createElement("main")));

/** Time from the request to the first row on screen. */
async function firstRow() {
  root.render(null);
  await painted();
  const began = performance.now();
  const runs = await load();
  const arrived = performance.now();
  root.render(
    <UiProvider now={Date.UTC(2026, 2, 4)} timeZone="UTC">
      <Runs runs={runs} />
    </UiProvider>,
  );
  const shown = await painted();
  return { all: shown - began, render: shown - arrived, nodes: document.querySelectorAll("main *").length };
}

function part<Part extends Element>(selector: string, type: new () => Part): Part {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** Time from a keystroke to its result on screen. */
async function filter(text: string) {
  const input = part("input", HTMLInputElement);
  const began = performance.now();
  // Bypasses React's value tracking, as a keystroke does.
  Reflect.set(HTMLInputElement.prototype, "value", text, input);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  return (await painted()) - began;
}

async function sort(header: string) {
  const button = [...document.querySelectorAll<HTMLElement>("[role=columnheader] button")].find(
    (each) => each.textContent === header,
  );
  const began = performance.now();
  button?.click();
  return (await painted()) - began;
}

/** True if the viewport has no gaps: every point in it shows a row with text. */
function isFull(box: Element) {
  const { left, top, height } = box.getBoundingClientRect();
  return [0.15, 0.5, 0.95].every(
    (share) => document.elementFromPoint(left + 40, top + height * share)?.closest("[data-row]")?.textContent,
  );
}

/** Scrolls through the list in three seconds. Returns frame times and the number of frames with a gap. */
async function scroll(seconds = 3) {
  const box = part("[role=region]", HTMLElement);
  const end = box.scrollHeight - box.clientHeight;
  const frames: number[] = [];
  let gaps = 0;
  box.scrollTop = 0;
  const began = await painted();
  for (let last = began; last < began + seconds * 1000;) {
    box.scrollTop = Math.min(1, (last - began + 16.7) / (seconds * 1000)) * end;
    const now = await painted();
    if (!isFull(box)) gaps += 1;
    frames.push(now - last);
    last = now;
  }
  return {
    frames: frames.length,
    slow: frames.filter((ms) => ms > 50).length,
    longest: Math.max(...frames),
    gaps,
    reached: box.scrollTop / end,
  };
}

Object.assign(globalThis, { bench: { floor, firstRow, filter, sort, scroll } });
