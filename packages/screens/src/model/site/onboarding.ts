import { paths } from "../../paths";
import { onboardingFlags } from "./site";
import type { Onboarding, OnboardingFlag } from "./site";

/** Where a step is done: in the guide's own Quick Copy area, on the person's own site, or on a page. */
export type StepPlace = { kind: "quickCopy" } | { kind: "ownSite" } | { kind: "page"; href: string };

interface StepFacts {
  title: string;
  explanation: string;
  actionLabel: string;
  place: StepPlace;
}

export interface OnboardingStep extends StepFacts {
  flag: OnboardingFlag;
  isDone: boolean;
}

const facts: Record<OnboardingFlag, StepFacts> = {
  scriptInstalled: {
    title: "Install the script",
    explanation: "Paste the script tag into every page of your site.",
    actionLabel: "Go to the script tag",
    place: { kind: "quickCopy" },
  },
  apiKeyCreated: {
    title: "Create an API key",
    explanation: "Your site shows it when it asks for an action.",
    actionLabel: "Open API Keys",
    place: { kind: "page", href: paths.keys.href() },
  },
  appOpened: {
    title: "Open your app",
    explanation: "Visit your site once with the script in place.",
    actionLabel: "Open your site",
    place: { kind: "ownSite" },
  },
  firstRecording: {
    title: "Record your first action",
    explanation: "Do on your site what should be done for others; the recording appears under Drafts.",
    actionLabel: "Open Drafts",
    place: { kind: "page", href: paths.drafts.href() },
  },
  firstPublish: {
    title: "Review & Publish (Admin-only)",
    explanation: "Look a draft through and publish it as an action.",
    actionLabel: "Review drafts",
    place: { kind: "page", href: paths.drafts.href() },
  },
  widgetEnabled: {
    title: "Enable the chat widget",
    explanation: "Let visitors ask for your actions in their own words.",
    actionLabel: "Open Chat Widget",
    place: { kind: "page", href: paths.chatSettings.href() },
  },
};

export function onboardingSteps(onboarding: Onboarding): OnboardingStep[] {
  return onboardingFlags.map((flag) => ({ flag, isDone: onboarding[flag], ...facts[flag] }));
}

export function onboardingProgress(onboarding: Onboarding): {
  done: number;
  total: number;
  text: string;
  isComplete: boolean;
} {
  const total = onboardingFlags.length;
  const done = onboardingFlags.filter((flag) => onboarding[flag]).length;
  return { done, total, text: `${done} of ${total} complete`, isComplete: done === total };
}
