import { html } from "hono/html";
import type { ActionStep } from "../dataset/entities";
import { domains, originOfSite } from "../dataset/incidents";
import type { PlannedRun } from "../dataset/planned-run";

type Markup = ReturnType<typeof html>;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
const rowHeight = 84;

const button = (y: number, label: string, disabled: boolean) =>
  html`<rect x="288" y="${y}" width="360" height="52" rx="10" fill="${disabled ? "#d8d3c8" : "#1d5c4d"}" />
    <text x="468" y="${y + 33}" font-size="20" text-anchor="middle" fill="${disabled ? "#8b918f" : "#fff"}">
      ${cut(label, 34)}
    </text>`;

const checkbox = (y: number, label: string, checked: boolean) =>
  html`<rect x="288" y="${y + 12}" width="28" height="28" rx="6" fill="#fff" stroke="#5a676b" />
    <text x="293" y="${y + 34}" font-size="22" fill="#1d5c4d">${checked ? "✓" : ""}</text>
    <text x="332" y="${y + 33}" font-size="20" fill="#1f2a2e">${label}</text>`;

const field = (y: number, label: string, value: string) =>
  html`<text x="288" y="${y + 4}" font-size="17" fill="#5a676b">${label}</text>
    <rect x="288" y="${y + 14}" width="560" height="44" rx="8" fill="#fff" stroke="#c9c3b6" />
    <text x="304" y="${y + 43}" font-size="19" fill="#1f2a2e">${cut(value, 44)}</text>`;

/** A step's element; `done` elements are filled in. */
function element({ type, label, value = "", selector }: ActionStep, y: number, done: boolean): Markup {
  if (type === "check") return checkbox(y, label, done);
  const secret = selector?.includes("password") ? "••••••••" : value;
  return type === "click" ? button(y, label, false) : field(y, label, done ? secret : "");
}

const mark = (y: number, selector: string) =>
  html`<rect
      x="278"
      y="${y - 10}"
      width="380"
      height="72"
      rx="14"
      fill="none"
      stroke="#c0392b"
      stroke-width="4"
      stroke-dasharray="12 8"
    />
    <text x="676" y="${y + 32}" font-size="18" fill="#a5302a">${cut(selector, 50)}</text>`;

const message = (title: string, line: string) =>
  html`<text x="640" y="400" font-size="34" font-weight="700" text-anchor="middle" fill="#1f2a2e"
      >${title}</text
    >
    <text x="640" y="440" font-size="20" text-anchor="middle" fill="#5a676b">${line}</text>`;

/** The path that a step opens: a navigation, or a click on a link to another page. */
const opensPath = ({ type, value, selector }: ActionStep): string | undefined =>
  type === "navigate" ? value : /\ba\[href='([^']+)'\]/.exec(selector ?? "")?.[1];

/** The step that opened the page on which the run failed; -1 if it's the page where it started. */
const openedAt = ({ steps, failure }: PlannedRun): number =>
  steps.slice(0, failure?.stepIndex ?? 0).findLastIndex((step) => opensPath(step) !== undefined);

const titleOf = (path: string) => {
  const name = path.split("/").at(-1)?.replaceAll("-", " ") ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The page up to the step that failed: finished fields are filled in, and its element is marked. */
function pageAtFailure(run: PlannedRun): Markup {
  const { steps, failure, incident, page } = run;
  const failed = failure?.stepIndex ?? 0;
  const opened = openedAt(run);
  const shown = steps.slice(opened + 1).slice(0, 6);
  const at = failed - opened - 1;
  const y = (row: number) => 170 + row * rowHeight;
  const { problem, instead } = incident ?? {};
  const rows = shown.map((step, row) => {
    if (row !== at) return element(step, y(row), row < at);
    if (problem === "missing")
      return html`${button(y(row), instead ?? "", false)}${mark(y(row), step.selector ?? "")}`;
    return html`${button(y(row), step.label, true)}${mark(y(row), step.selector ?? "")}`;
  });
  return html`<text x="288" y="124" font-size="34" font-weight="700" fill="#1f2a2e">
      ${steps[opened]?.label ?? titleOf(page)}
    </text>
    ${rows} ${problem === "disabled" && instead ? checkbox(y(shown.length), instead, false) : ""}`;
}

function pathAtFailure(run: PlannedRun): string {
  const step = run.steps[openedAt(run)];
  return (step && opensPath(step)) ?? run.page;
}

function content(run: PlannedRun): Markup {
  if (run.incident?.problem === "unavailable")
    return message("503 Service Unavailable", originOfSite(run.env));
  if (run.incident?.problem === "slow")
    return message("Processing your payment…", "Please don’t close this page.");
  return pageAtFailure(run);
}

/** Generates the visitor's page at the time of the failure, so that no screenshots are stored. */
export const screenshot = (run: PlannedRun | undefined) =>
  html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="1280"
    height="800"
    viewBox="0 0 1280 800"
    font-family="system-ui, sans-serif"
  >
    <rect width="1280" height="800" fill="#fffdf9" />
    <rect width="1280" height="56" fill="#ece7dc" />
    <circle cx="32" cy="28" r="8" fill="#d9695f" />
    <circle cx="58" cy="28" r="8" fill="#e0b04c" />
    <circle cx="84" cy="28" r="8" fill="#6fae6a" />
    <rect x="120" y="13" width="760" height="30" rx="15" fill="#fffdf9" />
    <text x="140" y="34" font-size="16" fill="#5a676b">
      ${run ? domains[run.env] + pathAtFailure(run) : domains.prod}
    </text>
    <rect x="0" y="56" width="240" height="744" fill="#1d5c4d" />
    <text x="32" y="112" font-size="22" font-weight="700" fill="#fff">Harbour &amp; Pine</text>
    <g fill="#fff" opacity=".75" font-size="18">
      <text x="32" y="170">Rooms</text>
      <text x="32" y="210">Restaurant</text>
      <text x="32" y="250">Shop</text>
      <text x="32" y="290">My stay</text>
    </g>
    ${run ? content(run) : ""}
  </svg>`;
