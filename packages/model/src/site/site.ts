import type { PlanName, PlanUsage } from "../billing/plan";
import type { Received } from "../form/form";
import type { WidgetSettings } from "../widget/settings";
import type { SiteDomains } from "./domains";

export const onboardingFlags = [
  "scriptInstalled",
  "apiKeyCreated",
  "appOpened",
  "firstRecording",
  "firstPublish",
  "widgetEnabled",
] as const;

export type OnboardingFlag = (typeof onboardingFlags)[number];

export type Onboarding = Record<OnboardingFlag, boolean>;

export interface Site {
  /** Empty if the server sent none. */
  id: string;
  name: string;
  domains: SiteDomains;
  plan: PlanName;
  usage: PlanUsage;
  settings: WidgetSettings;
  received: Received;
  onboarding: Onboarding;
}
