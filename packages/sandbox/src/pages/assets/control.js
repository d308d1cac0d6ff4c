// Sends commands from the sandbox page, shows the sandbox's state, and keeps it in the page's address.
const byId = (id) => document.getElementById(id);

async function send(commands) {
  const response = await fetch("/sandbox/control", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(commands),
  });
  if (!response.ok) byId("summary").textContent = (await response.json()).message;
  return response.ok;
}

const ruleOf = ({ applied: _applied, ...rule }) => rule;

/** The address that leads to this state. */
function searchOf({ state, usual }) {
  const { now: _now, faults, onboarding: _onboarding, signedIn: _signedIn, ...settings } = state;
  const params = new URLSearchParams(
    Object.entries(settings).filter(([name, value]) => value !== usual[name]),
  );
  for (const rule of faults) params.append("fault", JSON.stringify(ruleOf(rule)));
  return params.size === 0 ? "" : `?${params.toString()}`;
}

function valueOf(text) {
  if (/^\d+$/.test(text)) return Number(text);
  return text === "true" || text === "false" ? text === "true" : text;
}

/** Restores the state that a link describes. */
async function restore(params) {
  const commands = { reset: true };
  const faults = params.getAll("fault").map((text) => JSON.parse(text));
  for (const [name, text] of params) if (name !== "fault") commands[name] = valueOf(text);
  const restored = await send(commands);
  for (const fault of faults) if (restored) await send({ fault });
  return restored;
}

const isSame = (wanted, actual) => Object.entries(wanted).every(([name, value]) => actual?.[name] === value);

/** Whether the commands describe the current state; undefined if they are an event. */
function isActive({ clearFaults, fault, ...commands }, state) {
  if (!Object.keys(commands).every((name) => name in state)) return undefined;
  if (Object.keys(commands).length === 0) return undefined;
  const faults = fault
    ? state.faults.length === 1 && isSame(fault, state.faults[0])
    : state.faults.length === 0;
  return isSame(commands, state) && (!clearFaults || faults);
}

function showState(state) {
  const people =
    state.signedIn.length === 0 ? "no one is signed in" : `${state.signedIn.join(", ")} signed in`;
  byId("summary").textContent =
    `${state.plan} plan · ${people} · ${state.now.slice(0, 16).replace("T", " ")} UTC`;
  for (const button of document.querySelectorAll("[data-commands]")) {
    const pressed = isActive(JSON.parse(button.dataset.commands), state);
    if (pressed !== undefined) button.setAttribute("aria-pressed", String(pressed));
  }
  for (const person of document.querySelectorAll("[data-email]"))
    person.toggleAttribute("data-current", state.signedIn.includes(person.dataset.email));
  const faults = state.faults.map((rule) =>
    Object.assign(document.createElement("li"), {
      textContent: `${JSON.stringify(ruleOf(rule))}, applied ${rule.applied} ${rule.applied === 1 ? "time" : "times"}`,
    }),
  );
  byId("faults").replaceChildren(...faults);
}

const read = async () => (await fetch("/sandbox/control")).json();

async function refresh() {
  const current = await read();
  history.replaceState(null, "", `/sandbox${searchOf(current)}`);
  showState(current.state);
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-commands]");
  if (button && (await send(JSON.parse(button.dataset.commands)))) await refresh();
});

byId("fault").addEventListener("submit", async (event) => {
  event.preventDefault();
  const filled = [...new FormData(event.target)].filter(([, value]) => value !== "");
  if (await send({ fault: Object.fromEntries(filled.map(([name, text]) => [name, valueOf(text)])) }))
    await refresh();
});

const refreshEveryMs = 2000;
async function watch() {
  if (!document.hidden)
    await refresh().catch(() => (byId("summary").textContent = "The sandbox isn’t responding."));
  setTimeout(watch, refreshEveryMs);
}

const { search } = window.location;
// A reload changes nothing.
try {
  if (search === "" || search === searchOf(await read()) || (await restore(new URLSearchParams(search))))
    void watch();
} catch {
  byId("summary").textContent = "This link is incomplete. Open /sandbox instead.";
}
