import { followableAddress } from "../billing/redirect";

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
  /** Empty when the server told none. */
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

/** The thirteen fields of the chat widget. `null` where the server told nothing and the default needs the product's name. */
export interface SiteSettings {
  widgetEnabled: boolean;
  /** One of `launcherSides` when known; anything else is kept as it came. */
  launcherSide: string;
  launcherOffsetX: number;
  launcherOffsetY: number;
  launcherZIndex: number;
  brandColor: string;
  brandTitle: string | null;
  brandLogoUrl: string;
  hotkeyEnabled: boolean;
  hotkeyCombination: string;
  /** One of `coexistenceModes` when known; anything else is kept as it came. */
  coexistenceMode: string;
  routesInclude: readonly string[];
  routesExclude: readonly string[];
}

/** What looks wrong about a domain; it blocks nothing. */
export function domainHint(domain: string): string | null {
  const text = domain.trim();
  if (/\s/.test(text)) return "This holds a space: one domain, without spaces, is expected.";
  const scheme = /^(?:[a-z][a-z\d+.-]*:)?\/\//i.exec(text)?.[0];
  if (scheme !== undefined) return `Leave out ${scheme}: only the domain is needed, such as www.example.com.`;
  if (text.includes("@")) return "This holds an @: a domain is expected, not an e-mail address.";
  const path = /[/?#].*$/.exec(text)?.[0];
  return path === undefined ? null : `Leave out ${path}: only the domain is needed, such as www.example.com.`;
}

function addressOf(domain: string): string | null {
  const text = domain.trim();
  if (text === "") return null;
  if (/^https?:\/\//i.test(text)) return followableAddress(text);
  return followableAddress(`http://${text}`) ?? followableAddress(`https://${text}`);
}

/** Where one's own site opens: the development domain if there is one, else the next that can be opened. */
export function appAddress({ dev, staging, prod }: SiteDomains): string | null {
  return addressOf(dev) ?? addressOf(staging) ?? addressOf(prod);
}
