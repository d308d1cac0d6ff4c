import type { FaultRule } from "../faults/rule";
import { defaultSettings } from "../idp/provider";
import type { Commands } from "./commands";

interface Choice {
  label: string;
  /** What a person will see. */
  sees: string;
  commands: Commands;
}

export const speeds: readonly Choice[] = [
  { label: "No delay", sees: "Pages are filled at once.", commands: { latencyMs: 0 } },
  { label: "3 seconds", sees: "Skeletons, then data.", commands: { latencyMs: 3_000 } },
  { label: "10 seconds", sees: "Skeletons for long, and slow saves.", commands: { latencyMs: 10_000 } },
];

export const newRuns: readonly Choice[] = [
  { label: "Every 10 seconds", sees: "The list grows quickly.", commands: { runIntervalSeconds: 10 } },
  { label: "Every 30 seconds", sees: "A run starts now and then.", commands: { runIntervalSeconds: 30 } },
  { label: "Never", sees: "Nothing changes while you look.", commands: { runIntervalSeconds: 0 } },
];

/** One at a time: each ends the others. */
const alone = (label: string, sees: string, changes: Commands = {}): Choice => ({
  label,
  sees,
  commands: { clearFaults: true, refuseTokens: "none", ...defaultSettings, ...changes },
});
const broken = (label: string, sees: string, call: string, fault: Omit<FaultRule, "call">) =>
  alone(label, sees, { fault: { call, ...fault } });

export const situations: readonly Choice[] = [
  alone("Nothing", "Everything works."),
  broken("The API is down", "Each page shows an error with Retry, after two silent retries.", "* /v1/*", {
    fault: "status",
    status: 503,
  }),
  broken("Runs don’t load", "Only the list of runs shows the server’s reason.", "GET /v1/runs", {
    fault: "status",
    status: 500,
  }),
  broken("Saving fails", "The form keeps what you typed and shows the server’s reason.", "PUT /v1/*", {
    fault: "status",
    status: 422,
  }),
  broken("A save’s response gets lost", "The console says that it may have gone through.", "PUT /v1/*", {
    fault: "reset-after",
  }),
  broken("The connection breaks", "Errors without a reason. Data that’s on screen stays.", "* /v1/*", {
    fault: "reset",
  }),
  broken("Data is damaged", "A dash in place of each value that can’t be read.", "GET /v1/*", {
    fault: "wrong-types",
  }),
  broken("Texts are hostile", "Scripts and odd characters as plain text.", "GET /v1/*", {
    fault: "hostile-strings",
  }),
  broken(
    "The team page crashes",
    "An error page with a way out, unless this browser has already loaded the page. Others work.",
    "GET /assets/TeamPage-*.js",
    { fault: "crash" },
  ),
  alone("Tokens expire after a minute", "Nothing: the console renews them silently.", {
    tokenLifetimeSeconds: 60,
  }),
  alone("Every token is rejected", "“Your session ended”, on the page and with your edits.", {
    refuseTokens: "all",
  }),
  broken(
    "Sign-in is down",
    "Signing in fails with a message. People who are signed in can work.",
    "* /sandbox/idp/*",
    { fault: "reset" },
  ),
  broken(
    "Sign-in doesn’t answer",
    "After signing in, a message that it took too long.",
    "POST /sandbox/idp/token",
    { fault: "hang" },
  ),
];

export const colleagueEdits: readonly (readonly [string, Commands])[] = [
  ["Describe the newest draft", { touch: "draft" }],
  ["Change the production domain", { touch: "site" }],
  ["Exclude a page from the widget", { touch: "chat" }],
  ["Change a role", { touch: "team" }],
  ["Disable an action", { touch: "actions" }],
  ["Revoke a key", { touch: "keys" }],
];
