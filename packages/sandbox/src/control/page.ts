import { html } from "hono/html";
import { faultGroups } from "../faults/catalog";
import { errorBodies } from "../faults/rule";
import { page } from "../pages/layout";
import { people } from "../dataset/people";
import { isScenarioName, scenarios } from "../dataset/scenarios";
import { calls } from "./calls";
import type { Commands } from "./commands";
import { colleagueEdits, newRuns, setupSteps, situations, speeds } from "./situations";

type Markup = ReturnType<typeof html>;

/** A button that sends commands. It's pressed while they describe the current state. */
const command = (label: string, commands: Commands) =>
  html`<button type="button" class="button quiet" data-commands="${JSON.stringify(commands)}">
    ${label}
  </button>`;

const tile = ({ label, sees, commands }: { label: string; sees: string; commands: Commands }) =>
  html`<button type="button" class="tile" data-commands="${JSON.stringify(commands)}">
    <strong>${label}</strong><span>${sees}</span>
  </button>`;

const section = (title: string, intro: string, content: Markup | Markup[]) =>
  html`<section class="card">
    <h2>${title}</h2>
    <p>${intro}</p>
    ${content}
  </section>`;

const tiles = (choices: Parameters<typeof tile>[0][]) => html`<div class="tiles">${choices.map(tile)}</div>`;

const scenario = section(
  "Scenario",
  "The account that everyone sees. Choosing one starts over with its data.",
  tiles(
    Object.entries(scenarios).map(([name, { label, about }]) => ({
      label,
      sees: about,
      commands: isScenarioName(name) ? { scenario: name } : {},
    })),
  ),
);

const persons = section(
  "People",
  "Sign out in the console to switch. No one needs a password.",
  html`<ul class="tiles">
      ${people.map(
        ({ id, name, email, role, sees }) =>
          html`<li class="tile" data-email="${email}">
            <strong>${name ?? id}, ${role}</strong><span>${sees}</span>
          </li>`,
      )}
    </ul>
    <p class="actions">
      ${command("End all sessions", { revokeSession: true, refuseTokens: "issued" })}
      <span>The console shows the login page, and keeps unsaved edits.</span>
    </p>`,
);

const speed = section(
  "Speed",
  "How long every API call takes, and how often a new run starts.",
  html`${tiles([...speeds])}
    <h3>New runs</h3>
    ${tiles([...newRuns])}
    <h3>Clock</h3>
    <p class="actions">
      ${command("1 hour ahead", { advanceMs: 3_600_000 })}
      ${command("1 day ahead", { advanceMs: 86_400_000 })}
    </p>`,
);

const problems = section("What goes wrong", "One at a time.", tiles([...situations]));

const others = section(
  "Meanwhile, a colleague…",
  "Changes something on the server. Open its page first to see how the console takes it over.",
  html`<p class="actions">${colleagueEdits.map(([label, commands]) => command(label, commands))}</p>`,
);

const setup = section(
  "Setup steps",
  "They complete by themselves on the example site. Complete one here to skip it.",
  html`<p class="actions">
    ${Object.entries(setupSteps).map(
      ([flag, label]) =>
        html`<button
          type="button"
          class="button quiet"
          data-commands="${JSON.stringify({ completeOnboarding: flag })}"
          data-onboarding="${flag}"
        >
          ${label}
        </button>`,
    )}
    <a href="/sandbox/example">Example site</a>
  </p>`,
);

const field = (label: string, control: Markup) => html`<label>${label} ${control}</label>`;
const number = (name: string, placeholder: string) =>
  html`<input name="${name}" type="number" min="0" placeholder="${placeholder}" />`;

const anyFault = html`<form id="fault" class="fields">
    ${field(
      "Call",
      html`<select name="call">
        ${calls.map((call) => html`<option>${call}</option>`)}
      </select>`,
    )}
    ${field(
      "Fault",
      html`<select name="fault">
        ${faultGroups.map(
          ({ label, faults }) =>
            html`<optgroup label="${label}">
              ${Object.entries(faults).map(([name, about]) => html`<option value="${name}">${name}: ${about}</option>`)}
            </optgroup>`,
        )}
      </select>`,
    )}
    ${field("Times", number("times", "until cleared"))} ${field("Status", number("status", "500"))}
    ${field(
      "Body",
      html`<select name="body">
        ${errorBodies.map((body) => html`<option>${body}</option>`)}
      </select>`,
    )}
    ${field("Retry-After", number("retryAfter", "none"))}
    <p class="actions">
      <button class="button">Add fault</button> ${command("Clear all faults", { clearFaults: true })}
    </p>
  </form>
  <ul id="faults" aria-label="Active faults"></ul>`;

const log = (id: string, title: string, columns: readonly string[]) =>
  html`<h3>${title}</h3>
    <div class="scroll" tabindex="0" role="region" aria-label="${title}">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody id="${id}"></tbody>
      </table>
    </div>`;

const details = html`<details class="card">
  <summary>For developers: any fault, requests and error reports</summary>
  ${anyFault}
  <p class="actions">
    ${command("Send error reports", { reporting: true })} ${command("Don’t send them", { reporting: false })}
    ${command("Clear the logs", { clearLog: true })}
  </p>
  ${log("requests", "Requests received", ["Time", "Request", "Response", "Fault"])}
  ${log("reports", "Error reports", ["Time", "Kind", "Report"])}
</details>`;

export const controlPage = () =>
  page({
    title: "Controls",
    width: "wide",
    script: "control.js",
    body: html`<header class="bar">
        <div>
          <h1>Sandbox controls</h1>
          <p id="summary" role="status">Loading…</p>
          <p>The address of this page describes what you chose: share it in a bug report.</p>
        </div>
        <p class="actions">
          <a class="button" href="/">Open the console</a> ${command("Reset all", { reset: true })}
        </p>
      </header>
      <main class="stack">${scenario}${problems}${speed}${persons}${others}${setup}${details}</main>`,
  });
