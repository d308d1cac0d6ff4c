import { type Onboarding, onboardingFlags, type OnboardingFlag, type Site } from "../site/site";
import { environments } from "../run/run";
import { safeAddress } from "../core/safe-address";
import type { SiteDomains } from "../site/domains";
import { paths } from "../route/paths";
import { setupStepTexts } from "./onboarding-texts";

function addressOf(domain: string): string | null {
  const text = domain.trim();
  if (text === "") return null;
  if (/^https?:\/\//i.test(text)) return safeAddress(text);
  return safeAddress(`http://${text}`) ?? safeAddress(`https://${text}`);
}

/** The URL of the user's site: its development domain, or else the next domain that makes a URL. */
export const appAddress = (domains: SiteDomains): string | null =>
  environments.map((environment) => addressOf(domains[environment])).find((address) => address !== null) ??
  null;

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

/** The link to where a step is done. Without a domain, the user's site is unknown, and Site Settings asks for it. */
export function setupLink({ place }: Pick<OnboardingStep, "place">, domains: Site["domains"]) {
  if (place.kind === "page") return { href: place.href, newTab: false };
  if (place.kind === "quickCopy") return { href: paths.dashboard.href({ guide: true }), newTab: false };
  const address = appAddress(domains);
  return { href: address ?? paths.siteSettings.href(), newTab: address !== null };
}

export function onboardingProgress(onboarding: Onboarding): {
  done: number;
  total: number;
  isComplete: boolean;
} {
  const total = onboardingFlags.length;
  const done = onboardingFlags.filter((flag) => onboarding[flag]).length;
  return { done, total, isComplete: done === total };
}
