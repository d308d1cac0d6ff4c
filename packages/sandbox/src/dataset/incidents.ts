import { day, hour } from "./clock";
import type { ActionStep, Environment } from "./entities";
import type { Random } from "./random";

/** The site's domains. Incidents and screenshots name them. */
export const domains: Readonly<Record<Environment, string>> = {
  dev: "localhost:8080",
  staging: "staging.harbourandpine.example",
  prod: "www.harbourandpine.example",
};

export const originOfSite = (env: Environment) => `${env === "dev" ? "http" : "https"}://${domains[env]}`;

/** What the browser automation reports: how long it waited, and its message. */
interface Problem {
  outcome: "failed" | "timeout";
  /** How long the step took until it failed, in milliseconds. */
  waits: number;
  message: ((subject: string, seconds: number) => string) | null;
  screenshot: boolean;
}

export const problems = {
  missing: {
    outcome: "failed",
    waits: 10_000,
    message: (selector, seconds) => `No element matched ${selector} within ${seconds} s.`,
    screenshot: true,
  },
  disabled: {
    outcome: "failed",
    waits: 10_000,
    message: (selector, seconds) => `${selector} was still disabled after ${seconds} s.`,
    screenshot: true,
  },
  slow: {
    outcome: "timeout",
    waits: 30_000,
    message: (selector, seconds) =>
      `Timed out after ${seconds} s waiting for the page to load after the click on ${selector}.`,
    screenshot: true,
  },
  refused: {
    outcome: "failed",
    waits: 40,
    message: (origin) => `net::ERR_CONNECTION_REFUSED at ${origin}/`,
    screenshot: false,
  },
  loading: {
    outcome: "timeout",
    waits: 30_000,
    message: (origin, seconds) => `Timed out after ${seconds} s loading ${origin}/`,
    screenshot: false,
  },
  unavailable: {
    outcome: "failed",
    waits: 180,
    message: (origin) => `${origin}/ responded with 503 Service Unavailable.`,
    screenshot: true,
  },
  /** The machine that performed the run stopped. Nothing was reported. */
  lost: { outcome: "failed", waits: 900, message: null, screenshot: false },
} as const satisfies Record<string, Problem>;

/** An instant that depends on the dataset's start. */
type Moment = (start: number) => number;

const daysBefore =
  (days: number): Moment =>
  (start) =>
    start - days * day;

/** The last Thursday, 3 PM UTC, that is at least 36 hours before the start. January 1, 1970, was a Thursday. */
const deployment: Moment = (start) => Math.floor((start - 51 * hour) / (7 * day)) * 7 * day + 15 * hour;

const dayAfterDeployment: Moment = (start) => deployment(start) + day;

export interface Incident {
  /** Why it happened. */
  cause: string;
  /** Affects every action if absent. */
  action?: string;
  /** The step that fails or recovers. Without it, the run fails before its first step. */
  step?: number;
  envs: readonly [Environment, ...Environment[]];
  since?: Moment;
  until?: Moment;
  /** Hours of the day in UTC: from, up to but not including. */
  hours?: readonly [number, number];
  /** The share of the affected runs. */
  rate: number;
  /** A drift that was recovered has no problem: the run succeeds. */
  problem: keyof typeof problems | null;
  drift?: true;
  /** What the page shows in place of the step's element. */
  instead?: string;
  /** The selector that found the element after all, as the timeline reports it; without it, the timeline shows the recorded one. */
  foundBy?: string;
}

export const incidents: readonly Incident[] = [
  {
    cause: "Thursday's deployment renamed Refund.",
    action: "act_refund",
    step: 3,
    envs: ["prod"],
    since: deployment,
    rate: 1,
    problem: "missing",
    drift: true,
    instead: "Refund payment",
  },
  {
    cause: "Thursday's deployment moved Cancel booking into a menu. It was recorded again the next day.",
    action: "act_cancel_booking",
    step: 1,
    envs: ["prod", "staging"],
    since: deployment,
    until: dayAfterDeployment,
    rate: 1,
    problem: "missing",
    drift: true,
    instead: "More",
  },
  {
    cause: "The payment page is slow in the evening.",
    action: "act_gift_card",
    step: 3,
    envs: ["prod", "staging"],
    hours: [18, 22],
    rate: 0.3,
    problem: "slow",
  },
  {
    cause: "The payment page is slow in the evening.",
    action: "act_shop_order",
    step: 3,
    envs: ["prod", "staging"],
    hours: [18, 22],
    rate: 0.3,
    problem: "slow",
  },
  {
    cause: "A release changed the class of Edit arrival, which was still found by its text.",
    action: "act_check_in_time",
    step: 1,
    envs: ["prod", "staging", "dev"],
    since: daysBefore(13),
    until: daysBefore(5),
    rate: 1,
    problem: null,
    drift: true,
    instead: "Edit arrival",
    foundBy: 'button:has-text("Edit arrival")',
  },
  {
    cause: "Edit arrival became Change arrival, until the action was recorded again.",
    action: "act_check_in_time",
    step: 1,
    envs: ["prod", "staging"],
    since: daysBefore(5),
    until: daysBefore(3),
    rate: 1,
    problem: "missing",
    drift: true,
    instead: "Change arrival",
  },
  {
    cause: "The newsletter form requires a second consent, until the action was recorded again.",
    action: "act_newsletter",
    step: 2,
    envs: ["prod", "staging"],
    since: daysBefore(16),
    until: daysBefore(15),
    rate: 1,
    problem: "disabled",
    instead: "I have read the privacy policy (required)",
  },
  {
    cause: "The menus got a new layout. Edit is found by its text.",
    action: "act_breakfast_menu",
    step: 1,
    envs: ["prod", "staging"],
    since: daysBefore(5),
    rate: 0.7,
    problem: null,
    drift: true,
    instead: "Edit breakfast",
    foundBy: 'section[aria-label="Breakfast"] a:has-text("Edit")',
  },
  {
    cause: "Reviews changed their order. Reply is found by its text, which the timeline doesn't report.",
    action: "act_reply_review",
    step: 0,
    envs: ["prod"],
    since: daysBefore(20),
    rate: 0.4,
    problem: null,
    drift: true,
    instead: "Reply",
  },
  {
    cause: "The development server wasn't running.",
    envs: ["dev"],
    rate: 0.008,
    problem: "refused",
  },
  {
    cause: "The development server was compiling.",
    envs: ["dev"],
    rate: 0.004,
    problem: "loading",
  },
  {
    cause: "Staging is restored from a backup at night.",
    envs: ["staging"],
    hours: [2, 3],
    rate: 0.15,
    problem: "unavailable",
  },
  {
    cause: "The machine that performed the run stopped.",
    envs: ["prod", "staging"],
    rate: 0.001,
    problem: "lost",
  },
];

/** When actions were recorded again, and which steps they had before. */
const earlierRecordings: Readonly<
  Record<string, { until: Moment; steps: (steps: readonly ActionStep[]) => readonly ActionStep[] }>
> = {
  act_check_in_time: {
    until: daysBefore(3),
    steps: (steps) => withSelector(steps, 1, ".css-1q8dd3e > button:nth-child(2)"),
  },
  act_cancel_booking: {
    until: dayAfterDeployment,
    steps: (steps) => withSelector(steps, 1, "#cancel-booking"),
  },
  act_newsletter: { until: daysBefore(15), steps: (steps) => steps.toSpliced(2, 1) },
};

const withSelector = (steps: readonly ActionStep[], at: number, selector: string) =>
  steps.map((step, index) => (index === at ? { ...step, selector } : step));

interface DatedIncident {
  incident: Incident;
  from: number;
  until: number;
}

function isActive({ incident: { hours }, from, until }: DatedIncident, at: number): boolean {
  if (at < from || at >= until) return false;
  const hourOfDay = (at % day) / hour;
  return !hours || (hourOfDay >= hours[0] && hourOfDay < hours[1]);
}

/** What happened at the hotel in the month before `start`, and since. */
export function createHistory(start: number) {
  const dated = incidents.map((incident) => ({
    incident,
    from: incident.since?.(start) ?? 0,
    until: incident.until?.(start) ?? Number.POSITIVE_INFINITY,
  }));
  const affecting = new Map<string | null, Record<Environment, DatedIncident[]>>();
  const earlier = new Map<readonly ActionStep[], readonly ActionStep[]>();

  function findAffecting(actionId: string | null) {
    const inEnv = (env: Environment) =>
      dated.filter(
        ({ incident: { action, envs } }) =>
          (action === undefined || action === actionId) && envs.includes(env),
      );
    const found = { dev: inEnv("dev"), staging: inEnv("staging"), prod: inEnv("prod") };
    affecting.set(actionId, found);
    return found;
  }

  return {
    /** All incidents at this time. */
    incidentsAt: (at: number): readonly Incident[] =>
      dated.filter((each) => isActive(each, at)).map(({ incident }) => incident),
    /** The incident that affects a run, if any. */
    incidentOf(actionId: string | null, env: Environment, at: number, random: Random): Incident | undefined {
      for (const each of (affecting.get(actionId) ?? findAffecting(actionId))[env])
        if (isActive(each, at) && random.chance(each.incident.rate)) return each.incident;
      return undefined;
    },
    /** The steps that the action had at this time. */
    stepsOf({ id, steps }: { id: string | null; steps: readonly ActionStep[] }, at: number) {
      const replaced = id === null ? undefined : earlierRecordings[id];
      if (!replaced || at >= replaced.until(start)) return steps;
      const kept = earlier.get(steps) ?? replaced.steps(steps);
      earlier.set(steps, kept);
      return kept;
    },
  };
}

export type History = ReturnType<typeof createHistory>;
