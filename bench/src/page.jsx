// Shared by all peers' pages: the data, the six columns and the search field.
import { useState } from "react";
import { createRoot } from "react-dom/client";

const environments = { prod: "Production", staging: "Staging", dev: "Development" };
const statuses = { success: "Success", failed: "Failed", running: "Running", timeout: "Timeout" };
const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** The console's columns: field name, header, formatter and width. */
export const columns = [
  { field: "action_name", header: "Action", write: (value) => value, width: 420 },
  { field: "status", header: "Status", write: (value) => statuses[value] ?? value, width: 136 },
  { field: "env", header: "Environment", write: (value) => environments[value] ?? value, width: 136 },
  {
    field: "duration_ms",
    header: "Duration",
    write: (value) => (value === null ? "—" : `${(value / 1000).toFixed(2)}s`),
    width: 112,
  },
  { field: "started_at", header: "Started", write: (value) => date.format(new Date(value)), width: 208 },
];

export const Details = ({ id }) => <a href={`/runs/${id}`}>View Details</a>;

export const rowHeight = 44;
export const height = 600;

function Page({ Grid, runs }) {
  const [search, setSearch] = useState("");
  return (
    <>
      <input
        id="search"
        aria-label="Search runs"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Grid runs={runs} search={search} />
    </>
  );
}

export async function load() {
  const response = await fetch("/v1/runs", { cache: "no-store" });
  return JSON.parse(await response.text()).runs;
}

/** Renders a grid once its rows have loaded. */
export function present(Grid) {
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  globalThis.peer = {
    async open() {
      root.render(<Page Grid={Grid} runs={await load()} />);
    },
  };
}
