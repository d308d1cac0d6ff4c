// Sends commands from the sandbox page and shows the sandbox's state.
const byId = (id) => document.getElementById(id);

function element(name, text, properties = {}) {
  const made = Object.assign(document.createElement(name), properties);
  made.textContent = text;
  return made;
}

async function send(commands) {
  const response = await fetch("/sandbox/control", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(commands),
  });
  const body = await response.json();
  if (!response.ok) {
    byId("summary").textContent = body.message;
    return;
  }
  await refresh();
}

const nameOfFault = ({ call, fault, status, times, applied }) =>
  `${call}: ${fault}${status === undefined ? "" : ` ${status}`}, applied ${applied}${times === undefined ? "" : ` of ${times}`} times`;

/** Whether the commands match the current state; undefined for commands without a state. */
function isActive(commands, state) {
  const entries = Object.entries(commands);
  if (!entries.every(([name]) => name in state)) return undefined;
  return entries.every(([name, value]) =>
    typeof value === "object" ? isActive(value, state[name]) : state[name] === value,
  );
}

function showWhetherActive(button, state) {
  const pressed = isActive(JSON.parse(button.dataset.commands), state);
  if (pressed !== undefined) button.setAttribute("aria-pressed", String(pressed));
}

function showState(state) {
  const people =
    state.signedIn.length === 0 ? "no one is signed in" : `${state.signedIn.join(", ")} signed in`;
  const speed = state.latencyMs === 0 ? "no latency" : `latency ${state.latencyMs / 1000} s`;
  const newRuns =
    state.runIntervalSeconds === 0 ? "no new runs" : `a run every ${state.runIntervalSeconds} s`;
  const tokens = state.refuseTokens === "none" ? "" : ` · rejected tokens: ${state.refuseTokens}`;
  const provider = state.idp.availability === "up" ? "" : ` · provider ${state.idp.availability}`;
  byId("summary").textContent =
    `${state.plan} plan · ${speed} · ${newRuns} · ${people}${tokens}${provider} · ${state.now.slice(0, 16).replace("T", " ")} UTC`;
  for (const button of document.querySelectorAll("[data-commands]")) showWhetherActive(button, state);
  for (const step of document.querySelectorAll("[data-onboarding]"))
    step.setAttribute("aria-pressed", String(state.onboarding[step.dataset.onboarding]));
  const faults = state.faults.map((rule) => element("li", nameOfFault(rule)));
  byId("faults").replaceChildren(...(faults.length > 0 ? faults : [element("li", "No active faults.")]));
}

function requestRow({ at, method, path, query, bearer, status, fault }) {
  const row = document.createElement("tr");
  const search = new URLSearchParams(query).toString();
  row.append(
    element("td", new Date(at).toLocaleTimeString()),
    element(
      "td",
      `${method} ${path}${search === "" ? "" : `?${search}`}${bearer || !path.startsWith("/v1/") ? "" : " (no token)"}`,
    ),
    element("td", status === null ? "—" : String(status), {
      className: status !== null && status < 400 ? "good" : "bad",
    }),
    element("td", fault ?? ""),
  );
  return row;
}

/** The rows of one message: each report of a batch, its web vitals, or a violation in the browser's own format. */
function reportRows({ at, body }) {
  const batched = (body.reports ?? []).map(({ kind, ...report }) => [kind, report]);
  const vitals = body.vitals ? [["vitals", body.vitals]] : [];
  const violations = body.version ? [] : [["policy", body["csp-report"] ?? body]];
  return [...batched, ...vitals, ...violations].map(([kind, content]) => {
    const row = document.createElement("tr");
    const text = element("td", "");
    text.append(element("pre", JSON.stringify(content, null, 2)));
    row.append(element("td", new Date(at).toLocaleTimeString()), element("td", kind), text);
    return row;
  });
}

async function refresh() {
  const { state, requests, reports } = await (await fetch("/sandbox/control?last=60")).json();
  showState(state);
  byId("requests").replaceChildren(...requests.toReversed().map(requestRow));
  byId("reports").replaceChildren(...reports.toReversed().flatMap(reportRows));
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-commands]");
  if (button) void send(JSON.parse(button.dataset.commands));
});

const numbers = ["times", "status", "retryAfter"];

byId("fault").addEventListener("submit", (event) => {
  event.preventDefault();
  const filled = [...new FormData(event.target)].filter(([, value]) => value !== "");
  void send({
    fault: Object.fromEntries(
      filled.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]),
    ),
  });
});

const refreshEveryMs = 2000;
async function watch() {
  if (!document.hidden)
    await refresh().catch(() => (byId("summary").textContent = "The sandbox isn’t responding."));
  setTimeout(watch, refreshEveryMs);
}
void watch();
