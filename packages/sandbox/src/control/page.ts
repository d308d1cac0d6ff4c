import { html } from "hono/html";
import { faultGroups } from "../faults/catalog";
import { page } from "../pages/layout";
import { onboardingFlags } from "../dataset/entities";
import { scenarios } from "../dataset/scenarios";
import { calls } from "./calls";
import type { Commands } from "./commands";

type Markup = ReturnType<typeof html>;

/** A button that sends commands. */
const command = (label: string, commands: Commands, kind: "quiet" | "bad" = "quiet") =>
  html`<button type="button" class="button ${kind}" data-commands="${JSON.stringify(commands)}">
    ${label}
  </button>`;

const accounts = html`<section class="card">
  <h2>Account</h2>
  <div class="tiles">
    ${Object.entries(scenarios).map(
      ([name, { label, about }]) =>
        html`<button type="button" class="tile" data-commands="${JSON.stringify({ scenario: name })}">
          <strong>${label}</strong><span>${about}</span>
        </button>`,
    )}
  </div>
</section>`;

const row = (label: string, buttons: readonly Markup[]) =>
  html`<h3>${label}</h3>
    <p class="actions">${buttons}</p>`;

const conditions = html`<section class="card">
  <h2>Time</h2>
  ${row("API latency", [
    command("None", { latencyMs: 0 }),
    command("3 s", { latencyMs: 3_000 }),
    command("10 s", { latencyMs: 10_000 }),
  ])}
  ${row("New runs", [
    command("Every 10 s", { runIntervalSeconds: 10 }),
    command("Every 30 s", { runIntervalSeconds: 30 }),
    command("Never", { runIntervalSeconds: 0 }),
  ])}
  ${row("Advance clock", [command("1 hour", { advanceMs: 3_600_000 }), command("1 day", { advanceMs: 86_400_000 })])}
</section>`;

const signIn = html`<section class="card">
  <h2>Sign-in</h2>
  ${row("Sessions", [command("End all sessions", { revokeSession: true })])}
  ${row("Access tokens", [
    command("Accept valid", { refuseTokens: "none" }),
    command("Reject existing", { refuseTokens: "issued" }),
    command("Reject all", { refuseTokens: "all" }),
  ])}
  ${row("Token lifetime", [
    command("1 hour", { idp: { tokenLifetimeSeconds: 3600 } }),
    command("60 s", { idp: { tokenLifetimeSeconds: 60 } }),
  ])}
  ${row("Token endpoint", [
    command("Works", { idp: { tokenStatus: 0, tokenHang: false, tokenDelayMs: 0 } }),
    command("Returns 503", { idp: { tokenStatus: 503 } }),
    command("Hangs", { idp: { tokenHang: true } }),
  ])}
  ${row("Identity provider", [
    command("Available", { idp: { availability: "up" } }),
    command("Failing", { idp: { availability: "failing" } }),
    command("Unreachable", { idp: { availability: "unreachable" } }),
  ])}
</section>`;

const onboarding = html`<section class="card">
  <h2>Setup steps</h2>
  <p class="actions">
    ${onboardingFlags.map(
      (name) =>
        html`<button
          type="button"
          class="button quiet"
          data-commands="${JSON.stringify({ completeOnboarding: name })}"
          data-onboarding="${name}"
        >
          ${name}
        </button>`,
    )}
  </p>
  ${row("Other editors", [
    command("Edit “Reschedule a booking”", { touchDraft: "drf_reschedule" }),
    command("Change the production domain", { touch: "site" }),
    command("Exclude another page", { touch: "chat" }),
    command("Change a role", { touch: "team" }),
    command("Disable an action", { touch: "actions" }),
    command("Revoke a key", { touch: "keys" }),
  ])}
</section>`;

const field = (label: string, control: Markup) => html`<label>${label} ${control}</label>`;

const faults = html`<section class="card">
  <h2>Inject a fault</h2>
  <form id="fault" class="fields">
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
          ({ label, faults: group }) =>
            html`<optgroup label="${label}">
              ${Object.entries(group).map(([name, about]) => html`<option value="${name}" title="${about}">${name}: ${about}</option>`)}
            </optgroup>`,
        )}
      </select>`,
    )}
    ${field("Times", html`<input name="times" type="number" min="1" placeholder="until cleared" />`)}
    ${field("Status", html`<input name="status" type="number" min="400" max="599" placeholder="500" />`)}
    ${field(
      "Body",
      html`<select name="body">
        <option value="">json</option>
        <option>html</option>
        <option>empty</option>
        <option>no-message</option>
      </select>`,
    )}
    ${field("Retry-After", html`<input name="retryAfter" type="number" min="0" placeholder="none" />`)}
    <p class="actions">
      <button class="button">Add fault</button> ${command("Clear all faults", { clearFaults: true })}
    </p>
  </form>
  <ul id="faults" class="list" aria-label="Active faults"></ul>
</section>`;

const reports = html`<section class="card whole">
  <div class="top">
    <h2>Error reports</h2>
    <p class="actions">
      ${command("On", { reporting: true })} ${command("Off", { reporting: false })}
      ${command("Clear log", { clearLog: true })}
    </p>
  </div>
  <p>
    When on, the console sends errors, failed calls and web vitals here, starting with its next load. To see
    one, inject the fault “crash” into GET /assets/TeamPage-*.js and open the Team page.
  </p>
  <div class="scroll" tabindex="0" role="region" aria-label="Error reports">
    <table>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Kind</th>
          <th scope="col">Report</th>
        </tr>
      </thead>
      <tbody id="reports"></tbody>
    </table>
  </div>
</section>`;

export const controlPage = () =>
  page({
    title: "Control",
    width: "wide",
    script: "control.js",
    body: html`<header class="top">
        <div>
          <p class="brand">Understudy sandbox</p>
          <h1>Sandbox controls</h1>
          <p id="summary" role="status">Loading…</p>
        </div>
        <p class="actions">
          <a class="button" href="/">Open the console</a>
          ${command("Reset all", { reset: true }, "bad")}
        </p>
      </header>
      <main class="board">
        ${accounts}${faults}
        <div class="stack">${conditions}${onboarding}</div>
        ${signIn}${reports}
        <section class="card whole">
          <div class="top">
            <h2>Requests received</h2>
            <p class="actions">${command("Clear log", { clearLog: true })}</p>
          </div>
          <div class="scroll" tabindex="0" role="region" aria-label="Requests received">
            <table>
              <thead>
                <tr>
                  <th scope="col">Time</th>
                  <th scope="col">Request</th>
                  <th scope="col">Response</th>
                  <th scope="col">Fault</th>
                </tr>
              </thead>
              <tbody id="requests"></tbody>
            </table>
          </div>
        </section>
      </main>`,
  });
