import { onboardingFlags, type OnboardingFlag, type PlanName } from "./entities";

export interface DatasetSpec {
  plan: PlanName;
  runs: number;
  actions: number;
  published: number;
  drafts: boolean;
  keys: number;
  /** How long ago the last run was. */
  silentDays?: number;
  /** Members in addition to the four demo people; null for a site without an invitation. */
  colleagues: number | null;
  onboarded: readonly OnboardingFlag[];
}

const midway: DatasetSpec = {
  plan: "starter",
  runs: 640,
  actions: 12,
  published: 9,
  drafts: true,
  keys: 3,
  colleagues: 3,
  onboarded: ["scriptInstalled", "apiKeyCreated", "appOpened", "firstRecording"],
};

const large = {
  ...midway,
  plan: "enterprise",
  actions: 48,
  published: 41,
  onboarded: onboardingFlags,
} satisfies DatasetSpec;

interface Scenario {
  label: string;
  about: string;
  dataset: DatasetSpec;
}

export const scenarios = {
  midway: {
    label: "Midway",
    about: "640 runs, 12 actions, two setup steps to go. Thursday’s deployment broke “Issue a refund”.",
    dataset: midway,
  },
  new: {
    label: "New account",
    about: "Empty pages and the setup guide. Open your site from there to install the script and record.",
    dataset: {
      plan: "free",
      runs: 0,
      actions: 0,
      published: 0,
      drafts: false,
      keys: 0,
      colleagues: null,
      onboarded: [],
    },
  },
  busy: {
    label: "Busy account",
    about: "7,700 runs, 48 actions and three dozen colleagues. Setup is complete.",
    dataset: {
      ...midway,
      plan: "pro",
      runs: 7_700,
      actions: 48,
      published: 41,
      keys: 14,
      colleagues: 32,
      onboarded: onboardingFlags,
    },
  },
  silent: {
    label: "Silence",
    about: "A busy site whose script went three days ago: no runs since.",
    dataset: { ...large, runs: 7_700, silentDays: 3 },
  },
  huge: {
    label: "100,000 runs",
    about: "A list that fills while it loads, about 40 MB.",
    dataset: { ...large, runs: 100_000 },
  },
  million: {
    label: "1,000,000 runs",
    about: "The same with about 370 MB.",
    dataset: { ...large, runs: 1_000_000 },
  },
  free: {
    label: "Free plan",
    about: "640 of 1,000 runs and 4 of 5 actions: a yellow bar.",
    dataset: { ...midway, plan: "free", published: 4 },
  },
  starter: {
    label: "Starter plan",
    about: "7,700 of 10,000 runs: a yellow bar.",
    dataset: { ...midway, runs: 7_700 },
  },
  pro: {
    label: "Pro plan",
    about: "Well below every limit: green bars.",
    dataset: { ...midway, plan: "pro" },
  },
  over: {
    label: "Over the limit",
    about: "1,240 of 1,000 runs and 9 of 5 actions: “Limit reached”.",
    dataset: { ...midway, plan: "free", runs: 1_240 },
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
export const scenarioNames = Object.keys(scenarios).filter(isScenarioName);
