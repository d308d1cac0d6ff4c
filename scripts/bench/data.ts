// The page of `scripts/bench-data.mjs`: loads the same list with plain code and with the console's.
import { JsonListParser } from "../../packages/app/src/api/streaming/json-list-parser";
import { isFields } from "../../packages/app/src/api/decoding";
import { createRunDecoder, runsApi } from "../../packages/app/src/api/runs";
import { browserDependencies } from "../../packages/app/src/api/services";
import { createConsoleStore } from "../../packages/app/src/api/store";

const filter = { status: null, env: null };

let text = "";
let bytes = new Uint8Array();
const kept: unknown[] = [];

/** `fetch`, `JSON.parse`, set state. */
async function plain() {
  const began = performance.now();
  const response = await fetch("/v1/runs", {
    cache: "no-store",
    headers: { "Content-Type": "application/json", Authorization: "Bearer token" },
  });
  text = await response.text();
  kept.push(JSON.parse(text));
  const all = performance.now() - began;
  bytes = new TextEncoder().encode(text);
  return { all };
}

// The console's chunk size.
const pieceBytes = 65_536;

/** Splits the bytes into entries as they arrive, and decodes each. */
function runInSlices(read: (entry: unknown) => unknown) {
  const cutter = new JsonListParser("runs");
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    cutter.add(bytes.subarray(at, at + pieceBytes));
    for (const entry of cutter.take()) kept.push(read(entry));
  }
}

function normalized() {
  const read = createRunDecoder();
  runInSlices((entry) => (isFields(entry) ? read(entry) : null));
}

/** Processing of received bytes only; the driver measures its CPU time. */
const work = {
  nothing: () => {},
  parse: () => kept.push(JSON.parse(text)),
  cut: () => runInSlices((entry) => entry),
  normalized,
};

/** Loads the list as the console does, until the store has the first rows and then all rows. */
async function ours() {
  const store = createConsoleStore({
    ...browserDependencies(),
    baseUrl: "",
    getToken: () => Promise.resolve("token"),
    onSessionLost: () => {},
    isPageOpen: () => true,
  });
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: "longtask" });
  const began = performance.now();
  let first = Number.NaN;
  const listed = () => runsApi.endpoints.runs.select(filter)(store.getState()).data;
  const query = store.dispatch(runsApi.endpoints.runs.initiate(filter));
  await new Promise<void>((complete) => {
    store.subscribe(() => {
      if (Number.isNaN(first) && listed() !== undefined) first = performance.now() - began;
      if (listed()?.extent === "complete") complete();
    });
  });
  const all = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  query.unsubscribe();
  return { first, all, longest: Math.max(0, ...tasks), rows: listed()?.rows.length ?? 0 };
}

const forget = () => {
  kept.length = 0;
};

Object.assign(globalThis, { bench: { plain, ours, work, forget } });
