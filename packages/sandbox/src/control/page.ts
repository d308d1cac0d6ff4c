import { day } from "../dataset/clock";
import { html } from "hono/html";
import { people } from "../dataset/people";
import { scenarioNames, scenarios } from "../dataset/scenarios";
import { errorBodies } from "../faults/responses";
import { faultNames } from "../faults/rule";
import { page } from "../pages/layout";
import { calls } from "./calls";
import type { Commands } from "./commands";
import { colleagueEdits, newRuns, situations, speeds } from "./situations";

type Markup = ReturnType<typeof html>;

/** A button that sends commands. It's pressed while they describe the current state. */
const command = (label: string, commands: Commands) =>
  html`<button type="button" class="button quiet" data-commands="${JSON.stringify(commands)}">
    ${label}
  </button>`;

interface Tile {
  label: string;
  sees: string;
  commands: Commands;
}

const tiles = (choices: readonly Tile[]) =>
  html`<div class="tiles">
    ${choices.map(
      ({ label, sees, commands }) =>
        html`<button class="tile" data-commands="${JSON.stringify(commands)}">
          <span><strong>${label}</strong>${sees}</span>
        </button>`,
    )}
  </div>`;

const section = (title: string, intro: string, content: Markup) =>
  html`<section class="card">
    <h2>${title}</h2>
    <p>${intro}</p>
    ${content}
  </section>`;

const scenario = section(
  "Scenario",
  "The account that everyone sees. Choosing one starts over with its data.",
  tiles(
    scenarioNames.map((name) => ({
      label: scenarios[name].label,
      sees: scenarios[name].about,
      commands: { scenario: name },
    })),
  ),
);

const persons = section(
  "People",
  "Sign out in the console to switch. No one needs a password.",
  html`<div class="tiles">
      ${people.map(
        ({ id, name, email, role, may }) =>
          html`<div class="tile" data-email="${email}">
            <span><strong>${name ?? id}, ${role}</strong>${may}</span>
          </div>`,
      )}
    </div>
    <p class="row">
      ${command("End all sessions", { revokeSession: true, refuseTokens: "issued" })}
      <span>The console shows the login page, and keeps unsaved edits.</span>
    </p>`,
);

const speed = section(
  "Speed",
  "How long every API call takes, and how often a new run starts.",
  html`${tiles(speeds)}
    <h3>New runs</h3>
    ${tiles(newRuns)}
    <h3>Clock</h3>
    <p class="row">
      ${command("1 hour ahead", { advanceMs: 3_600_000 })} ${command("1 day ahead", { advanceMs: day })}
    </p>`,
);

const problems = section("What goes wrong", "One at a time.", tiles(situations));

const others = section(
  "Meanwhile, a colleague…",
  "Changes something on the server. Open its page first to see how the console takes it over.",
  html`<p class="row">${colleagueEdits.map(([label, commands]) => command(label, commands))}</p>`,
);

const select = (name: string, options: readonly string[]) =>
  html`<select name="${name}">
    ${options.map((option) => html`<option>${option}</option>`)}
  </select>`;
const number = (name: string, placeholder: string, min: number) =>
  html`<input name="${name}" type="number" min="${min}" placeholder="${placeholder}" />`;

const details = html`<details class="card">
  <summary>For developers: any fault, requests and error reports</summary>
  <form id="fault" class="fields">
    <label>Call ${select("call", calls)}</label>
    <label>Fault ${select("fault", faultNames)}</label>
    <label>Times ${number("times", "until cleared", 1)}</label>
    <label>Status ${number("status", "500", 400)}</label>
    <label>Body ${select("body", errorBodies)}</label>
    <label>Retry-After ${number("retryAfter", "none", 0)}</label>
    <p class="row">
      <button class="button">Add fault</button> ${command("Clear all faults", { clearFaults: true })}
    </p>
  </form>
  <ul id="faults" aria-label="Active faults"></ul>
  <p class="row">
    ${command("Send error reports", { reporting: true })} ${command("Don’t send them", { reporting: false })}
    ${command("Clear the logs", { clearLog: true })}
    <a href="/sandbox/control">Requests and error reports, as JSON</a>
  </p>
</details>`;

export const controlPage = () =>
  page({
    title: "Controls",
    isWide: true,
    script: "control.js",
    body: html`<header>
        <h1>Sandbox controls</h1>
        <p id="summary" role="status">Loading…</p>
        <p class="row">
          <a class="button" href="/">Open the console</a>
          <a class="button quiet" href="/sandbox/example">Open the example site</a>
          ${command("Reset all", { reset: true })}
          <span
            >The address of this page describes what you chose, except the time: share it in a bug
            report.</span
          >
        </p>
      </header>
      <main>${scenario}${problems}${speed}${persons}${others}${details}</main>`,
  });
