import { paths } from "../route/paths";
import { type Onboarding, type OnboardingFlag, onboardingFlags } from "../site/site";
import { setupStepTexts } from "./onboarding-texts";

/** Where a step is done: in the guide's Quick Copy area, on the user's site, or on a page of the console. */
export type StepPlace = { kind: "quickCopy" } | { kind: "ownSite" } | { kind: "page"; href: string };

export interface OnboardingStep {
  flag: OnboardingFlag;
  title: string;
  explanation: string;
  actionLabel: string;
  place: StepPlace;
  isDone: boolean;
}

const places: Record<OnboardingFlag, StepPlace> = {
  scriptInstalled: { kind: "quickCopy" },
  apiKeyCreated: { kind: "page", href: paths.keys.href() },
  appOpened: { kind: "ownSite" },
  firstRecording: { kind: "page", href: paths.drafts.href() },
  firstPublish: { kind: "page", href: paths.drafts.href() },
  widgetEnabled: { kind: "page", href: paths.chatSettings.href() },
};

export function onboardingSteps(onboarding: Onboarding): OnboardingStep[] {
  return onboardingFlags.map((flag) => ({
    flag,
    isDone: onboarding[flag],
    place: places[flag],
    ...setupStepTexts[flag],
  }));
}
