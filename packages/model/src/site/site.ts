import { safeAddress } from "../billing/redirect";
import { domainHints } from "./texts";

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

export const planNames = ["free", "starter", "pro", "enterprise"] as const;

export type PlanName = (typeof planNames)[number];

export interface SiteDomains {
  dev: string;
  staging: string;
  prod: string;
}

export interface PlanUsage {
  runsSuccessful: number;
  runsFailed: number;
  actionsPublished: number;
}

export interface Site {
  /** Empty if the server sent none. */
  id: string;
  name: string;
  domains: SiteDomains;
  plan: PlanName;
  usage: PlanUsage;
  settings: SiteSettings;
  onboarding: Onboarding;
}

export const launcherSides = ["left", "right"] as const;

export type LauncherSide = (typeof launcherSides)[number];

export const coexistenceModes = ["auto", "unify", "none"] as const;

export type CoexistenceMode = (typeof coexistenceModes)[number];

/** The thirteen settings of the chat widget. `null` if missing and the default contains the product's name. */
export interface SiteSettings {
  widgetEnabled: boolean;
  /** One of `launcherSides`, or an unknown value as received. */
  launcherSide: string;
  launcherOffsetX: number;
  launcherOffsetY: number;
  launcherZIndex: number;
  brandColor: string;
  brandTitle: string | null;
  brandLogoUrl: string;
  hotkeyEnabled: boolean;
  hotkeyCombination: string;
  /** One of `coexistenceModes`, or an unknown value as received. */
  coexistenceMode: string;
  routesInclude: readonly string[];
  routesExclude: readonly string[];
}

/** What looks wrong about a domain. It doesn't prevent saving. */
export function domainHint(domain: string): string | null {
  const text = domain.trim();
  if (/\s/.test(text)) return domainHints.spaces;
  const scheme = /^(?:[a-z][a-z\d+.-]*:)?\/\//i.exec(text)?.[0];
  if (scheme !== undefined) return domainHints.scheme(scheme);
  if (text.includes("@")) return domainHints.email;
  return /[/?#]/.test(text) ? domainHints.path : null;
}

function addressOf(domain: string): string | null {
  const text = domain.trim();
  if (text === "") return null;
  if (/^https?:\/\//i.test(text)) return safeAddress(text);
  return safeAddress(`http://${text}`) ?? safeAddress(`https://${text}`);
}

/** The URL of the user's site: its development domain, or else the next domain that makes a URL. */
export function appAddress({ dev, staging, prod }: SiteDomains): string | null {
  return addressOf(dev) ?? addressOf(staging) ?? addressOf(prod);
}
