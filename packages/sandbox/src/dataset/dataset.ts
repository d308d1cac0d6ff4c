import { day, hour } from "./clock";
import { people, type Role } from "./people";
import type { ActionRecord, DraftRecord, KeyRecord, MemberRecord, SiteRecord } from "./entities";
import { onboardingFlags, type OnboardingFlag } from "./entities";
import { domains } from "./incidents";
import { createRandom, letters } from "./random";
import type { Runnable } from "./planned-run";
import { recordedActions, recordedDrafts } from "./recordings";
import { createRuns, type Runs } from "./runs";
import type { DatasetSpec } from "./scenarios";

export interface Dataset {
  site: SiteRecord;
  actions: ActionRecord[];
  drafts: DraftRecord[];
  keys: KeyRecord[];
  members: MemberRecord[];
  runs: Runs;
  /** Counts created entities, so that their IDs are predictable. */
  made: number;
}

/** On the console's origin. A new account sets up its own site there. */
export const examplePath = "/sandbox/example";

const siteOf = ({ plan, onboarded }: DatasetSpec): SiteRecord => ({
  id: "site_harbour_pine",
  name: "Harbour & Pine",
  domains: { ...domains, ...(onboarded.length === 0 && { dev: examplePath }) },
  plan,
  settings: {
    widget_enabled: onboarded.includes("widgetEnabled"),
    launcher_side: "right",
    launcher_offset_x: 20,
    launcher_offset_y: 20,
    launcher_z_index: 1000,
    brand_color: "#1D5C4D",
    brand_title: "Ask Harbour & Pine",
    brand_logo_url: null,
    hotkey_enabled: true,
    hotkey_combination: "cmd+k",
    coexistence_mode: "auto",
    routes_include: ["/bookings/*", "/menu"],
    routes_exclude: ["/checkout/*"],
  },
  hasScript: onboarded.includes("scriptInstalled"),
  onboarding: {
    scriptInstalled: onboarded.includes("scriptInstalled"),
    apiKeyCreated: onboarded.includes("apiKeyCreated"),
    appOpened: onboarded.includes("appOpened"),
    firstRecording: onboarded.includes("firstRecording"),
    firstPublish: onboarded.includes("firstPublish"),
    widgetEnabled: onboarded.includes("widgetEnabled"),
  },
});

const actionsOf = ({ actions, published }: DatasetSpec): ActionRecord[] =>
  recordedActions
    .slice(0, actions)
    .map((action, index) => ({ ...action, intents: [...action.intents], is_published: index < published }));

/** Deleted since: its runs are still listed, without a link to it. */
const deletedAction: Runnable = {
  id: null,
  name: "Order a picnic basket",
  page: "/restaurant/picnic",
  steps: [
    { type: "select", selector: "#basket", label: "Basket", value: "For two" },
    { type: "click", selector: "#order-basket", label: "Order basket" },
  ],
};

const ranInThePast = (actions: readonly ActionRecord[]): Runnable[] => {
  const published = actions.filter((action) => action.is_published);
  return published.length > 0 ? [...published, deletedAction] : [];
};

const keyNames = ["Website", "Staging", "Nightly export", "Front desk tablet", "Kitchen display"] as const;

const keysOf = ({ keys }: DatasetSpec, start: number): KeyRecord[] =>
  Array.from({ length: keys }, (_, index) => {
    const age = (index + 1) * 11 * day + index * 7 * hour;
    const name = keyNames[index] ?? `Integration ${index + 1}`;
    return {
      id: `key_${letters(`key ${index}`, 8)}`,
      name,
      ending: letters(`ending ${index}`, 4),
      createdAt: start - age,
      lastUsed: index % 3 === 2 ? null : start - (index + 1) * 23 * 60_000,
    };
  });

const firstNames = "ines joris kaya leo mina noor otis petra quinn rosa sami tove".split(" ");

function moreColleagues(count: number): { email: string; role: Role; joined: boolean }[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom("colleague", index);
    const name = `${firstNames[index % firstNames.length]}.${String(index + 1).padStart(2, "0")}`;
    const role = random.pick<Role>(["viewer", "member", "member", "admin"]);
    return { email: `${name}@harbourandpine.example`, role, joined: random.chance(0.8) };
  });
}

function membersOf({ colleagues }: DatasetSpec, start: number): MemberRecord[] {
  if (colleagues === null) return [];
  const own = people.map(({ email, role }) => ({ email, role, joined: true }));
  const invited = { email: "zoe.lang@freelance.example", role: "member" as const, joined: false };
  return [...own, invited, ...moreColleagues(colleagues - 1)].map(({ email, role, joined }, index) => {
    const invitedAt = start - (60 - index) * day - createRandom("invited", index).between(0, 10) * hour;
    return {
      id: `mem_${letters(`member ${index}`, 8)}`,
      email,
      role,
      invitedAt,
      joinedAt: joined ? invitedAt + 5 * hour : null,
    };
  });
}

export function createDataset(spec: DatasetSpec, start: number, runIntervalSeconds: number): Dataset {
  const actions = actionsOf(spec);
  const { silentDays = 0 } = spec;
  return {
    site: siteOf(spec),
    actions,
    drafts: spec.drafts ? recordedDrafts(start) : [],
    keys: keysOf(spec, start),
    members: membersOf(spec, start),
    runs: createRuns({
      count: spec.runs,
      start: start - silentDays * day,
      runIntervalSeconds: silentDays === 0 ? runIntervalSeconds : 0,
      published: () => actions.filter((action) => action.is_published),
      past: ranInThePast(actions),
    }),
    made: 0,
  };
}

/** Setup steps that happen outside the console. Recording creates a draft, so that the next step is possible. */
export function completeOnboarding(
  dataset: Dataset,
  wanted: OnboardingFlag | "next",
  now: number,
): OnboardingFlag | null {
  const flag = wanted === "next" ? onboardingFlags.find((name) => !dataset.site.onboarding[name]) : wanted;
  if (flag === undefined) return null;
  dataset.site.onboarding[flag] = true;
  if (flag === "widgetEnabled") dataset.site.settings.widget_enabled = true;
  const [sample] = recordedDrafts(now);
  if (flag === "firstRecording" && dataset.drafts.length === 0 && sample)
    dataset.drafts.push({ ...sample, createdAt: now });
  return flag;
}

export function makeId(dataset: Dataset, prefix: string): string {
  dataset.made += 1;
  return `${prefix}_${letters(`made ${dataset.made}`, 10)}`;
}
