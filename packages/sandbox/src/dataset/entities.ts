import * as v from "valibot";
import { flag, object, oneOf, text, texts, whole } from "../http/rules";
import type { BodyRules } from "../description";
import type { Role } from "./people";

export const planNames = ["free", "starter", "pro", "enterprise"] as const;
export type PlanName = (typeof planNames)[number];

export const onboardingFlags = [
  "scriptInstalled",
  "apiKeyCreated",
  "appOpened",
  "firstRecording",
  "firstPublish",
  "widgetEnabled",
] as const;
export type OnboardingFlag = (typeof onboardingFlags)[number];

export const environments = ["dev", "staging", "prod"] as const;
export type Environment = (typeof environments)[number];

const offset = whole(-100_000, 100_000);

export const settingsSchema = object({
  widget_enabled: flag,
  launcher_side: oneOf(["left", "right"]),
  launcher_offset_x: offset,
  launcher_offset_y: offset,
  launcher_z_index: whole(-2_147_483_648, 2_147_483_647),
  brand_color: text(60),
  brand_title: text(200),
  brand_logo_url: v.nullable(text(2_000)),
  hotkey_enabled: flag,
  hotkey_combination: text(100),
  coexistence_mode: oneOf(["auto", "unify", "none"]),
  routes_include: texts(200, 500),
  routes_exclude: texts(200, 500),
} satisfies BodyRules<"PUT /v1/site/settings">);

export interface SiteRecord {
  id: string;
  name: string;
  domains: Record<Environment, string>;
  plan: PlanName;
  settings: v.InferOutput<typeof settingsSchema>;
  /** Whether the tag is on the example site. */
  hasScript: boolean;
  onboarding: Record<OnboardingFlag, boolean>;
}

/** One step of an action. */
export interface ActionStep {
  type: string;
  /** Null for a navigation. */
  selector: string | null;
  /** The element's text, or the title of the page that a navigation opens. */
  label: string;
  value?: string;
}

export interface RecordedAction {
  id: string;
  name: string;
  description: string;
  /** The path where it starts. */
  page: string;
  intents: string[];
  version: number;
  steps: readonly ActionStep[];
}

export interface ActionRecord extends RecordedAction {
  is_published: boolean;
}

export interface DraftStep {
  type: string;
  selector: string;
  description: string;
}

export interface DraftRecord {
  id: string;
  name: string;
  description: string;
  intents: string[];
  destructive: boolean;
  routePattern: string | null;
  entryType: string | null;
  steps: readonly DraftStep[];
  createdAt: number;
}

export interface KeyRecord {
  id: string;
  name: string;
  /** The full key is returned once, on creation; later only its end. */
  ending: string;
  createdAt: number;
  lastUsed: number | null;
}

export interface MemberRecord {
  id: string;
  email: string;
  role: Role;
  joinedAt: number | null;
  invitedAt: number;
}
