import {
  type Action,
  type ApiKey,
  type Draft,
  type DriftAlert,
  type Member,
  type Site,
} from "@understudy/model";
import { newOnboarding, noDomains, noUsage, widgetDefaults } from "@understudy/model/fixtures";

// What the decoders make of entities of which the server sent only the ID.

const id = { key: "x1", id: "x1" };

export const bareAction = {
  ...id,
  name: null,
  description: "",
  isPublished: false,
  stepCount: null,
  intents: [],
  version: null,
} satisfies Action;

export const bareDraft = {
  ...id,
  name: "",
  description: "",
  intents: [],
  destructive: false,
  received: {},
  routePattern: null,
  entryType: null,
  steps: [],
  createdAt: null,
} satisfies Draft;

export const bareAlert = {
  key: "x1",
  actionId: "x1",
  actionName: null,
  driftCount: null,
  recoveryRate: null,
  latestOccurrence: null,
} satisfies DriftAlert;

export const bareKey = {
  ...id,
  name: null,
  masked: null,
  createdAt: null,
  lastUsed: null,
} satisfies ApiKey;

export const bareMember = {
  ...id,
  email: null,
  role: null,
  hasJoined: false,
  invitedAt: null,
} satisfies Member;

export const bareSite = {
  id: "s1",
  name: "",
  domains: noDomains,
  plan: "free",
  usage: noUsage,
  settings: widgetDefaults,
  received: {},
  onboarding: newOnboarding,
} satisfies Site;

export const vera: Member = {
  ...bareMember,
  key: "m1",
  id: "m1",
  email: "vera@example.com",
  role: "viewer",
  hasJoined: true,
};
