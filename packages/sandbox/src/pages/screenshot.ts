import { html } from "hono/html";
import type { PlannedRun } from "../dataset/planned-run";

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Generates the visitor's page at the time of the failure, so that no screenshots are stored. */
export function screenshot(run: PlannedRun | undefined) {
  const title = run?.actionName ?? "Harbour & Pine";
  const selector = run?.failure?.selector ?? "";
  const shade = ["#e3efe9", "#e8ecf6", "#f6ece3"][(run?.number ?? 0) % 3] ?? "#e3efe9";
  return html`<svg
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
    <text x="140" y="34" font-size="16" fill="#5a676b">www.harbourandpine.example</text>
    <rect x="0" y="56" width="240" height="744" fill="#1d5c4d" />
    <text x="32" y="112" font-size="22" font-weight="700" fill="#fff">Harbour &amp; Pine</text>
    <g fill="#fff" opacity=".75" font-size="18">
      <text x="32" y="170">Bookings</text>
      <text x="32" y="210">Guests</text>
      <text x="32" y="250">Menu</text>
      <text x="32" y="290">Shop</text>
    </g>
    <text x="288" y="124" font-size="34" font-weight="700" fill="#1f2a2e">${cut(title, 44)}</text>
    <rect x="288" y="156" width="608" height="56" rx="10" fill="${shade}" />
    <rect x="288" y="232" width="608" height="56" rx="10" fill="${shade}" />
    <rect x="288" y="308" width="400" height="56" rx="10" fill="${shade}" />
    <rect x="936" y="156" width="296" height="320" rx="14" fill="${shade}" />
    <rect
      x="280"
      y="404"
      width="224"
      height="72"
      rx="14"
      fill="none"
      stroke="#c0392b"
      stroke-width="5"
      stroke-dasharray="14 8"
    />
    <rect x="288" y="412" width="208" height="56" rx="10" fill="#c9c3b6" />
    <text x="392" y="447" font-size="20" text-anchor="middle" fill="#5a676b">Continue</text>
    <text x="288" y="520" font-size="18" fill="#a5302a">${cut(selector, 80)}</text>
  </svg>`;
}
