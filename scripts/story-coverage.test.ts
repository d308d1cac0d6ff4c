import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { getStorySortParameter } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { folderOf, routes } from "../.storybook/map";
import { paths } from "../packages/model/src/route/paths";
import { routeModules } from "./build/route-modules";

const root = resolve(import.meta.dirname, "..");
const screens = join(root, "packages/screens/src");
const pages = join(root, "packages/app/src/pages");

/** The states that each page must have; those of other pages are `Ready`, `Loading`, `LoadFailed` and `Empty`. */
const required: Record<string, string> = {
  dashboard:
    "Ready Loading LoadFailed Empty SetupGuide SetupGuideCopied SetupComplete SomePartsFailed FailureRateAtFive LongNames HugeNumbers MonthWithoutRuns TrendsAsTable AlertsExpanded",
  actions: "Ready Loading LoadFailed Empty NoMatches ToggleFailed",
  "actions/detail": "Ready",
  drafts: "Ready Loading LoadFailed Empty",
  "drafts/detail":
    "Ready Loading LoadFailed Saving SavedAlert SaveFailed PublishedAlert PublishFailed ConfirmPublish NoSteps Unsaved Restored Conflict FragileSteps TwoHundredSteps SessionLost",
  runs: "Ready Loading LoadFailed Empty NoMatches Stale Live FailuresGrouped HundredThousand FailuresExpanded FiltersUnfolded",
  "runs/detail":
    "Ready Loading LoadFailed Failed DriftRecovered NoTimeline Running TimedOut FailedAtTheFirstStep BrokenScreenshot ThreeHundredSteps Comparing Compared",
  settings: "Ready",
  "settings/site": "Ready Loading LoadFailed Saved SaveFailed SiteIdCopied",
  "settings/chat":
    "Ready Loading LoadFailed Saved SaveFailed PreviewHidden WidgetOff LightColor NotInstalled SaveOutcomeUnknown BrokenLogo HotkeyTyped ManyPatterns",
  "settings/keys":
    "Ready Loading LoadFailed Empty SiteIdCopied CreateKey CreateFailed KeyCreated ConfirmRevoke RevokeFailed CopyRefused TwoHundredKeys",
  billing:
    "Ready Loading LoadFailed Free UsageWarning LimitReached PlanChanged Pro Enterprise LeavingForCheckout CheckoutFailed LeavingForPortal PortalFailed",
  team: "Ready Loading LoadFailed Empty Invite Invited MemberRemoved RoleUpdated ConfirmRemove Inviting InviteFailed RoleFailed ThreeHundredMembers",
  login: "Ready SigningIn SignInFailed SessionEnded Loading",
  shell: "Ready Collapsed DrawerOpen",
};

/** The names of the stories in a folder. */
const storiesIn = (folder: string) =>
  filesIn(join(screens, folder), /\.stories\.tsx$/).flatMap((file) =>
    [...readFileSync(join(screens, folder, file), "utf8").matchAll(/^export const (\w+): Story\b/gm)].map(
      ([, name]) => name,
    ),
  );
const filesIn = (folder: string, ending: RegExp) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => ending.test(name)) : [];

test.each(routes.map(({ address, folder }) => [address, folder]))(
  "%s has a screen and a container",
  (_, folder) => {
    expect(filesIn(join(screens, folder), /Screen\.tsx$/)).toHaveLength(1);
    expect(filesIn(join(pages, folder), /Page\.tsx$/)).toHaveLength(1);
  },
);

test.each(routes.map(({ title, folder }) => [title, folder]))(
  "the stories of %s have its title",
  (title, folder) => {
    const [file = ""] = filesIn(join(screens, folder), /Screen\.stories\.tsx$/);
    expect(readFileSync(join(screens, folder, file), "utf8")).toContain(`title: "Pages/${title}"`);
  },
);

test("each route uses the container in its folder", () => {
  const misplaced = routeModules().filter(
    ({ pattern, modules: [container = ""] }) => dirname(container) !== `src/pages/${folderOf(pattern)}`,
  );
  expect(misplaced).toEqual([]);
});

test("Storybook lists the pages in the order of the routes", () => {
  const sorting: unknown = getStorySortParameter(readFileSync(join(root, ".storybook/preview.tsx"), "utf8"));
  expect(JSON.stringify(sorting)).toContain(
    JSON.stringify(["Pages", [...Object.values(paths).map(({ title }) => title), "Login"]]).slice(1, -1),
  );
});

/** Screens shown before, above or around the pages. */
const outsideRoutes = ["login", "page-error", "palette", "shortcuts"];

test("every screen belongs to a route or surrounds the pages", () => {
  const below = readdirSync(screens, { recursive: true, encoding: "utf8" }).filter((name) =>
    /[A-Z]\w*Screen\.tsx$/.test(name),
  );
  const known = new Set([...routes.map(({ folder }) => folder), ...outsideRoutes]);
  expect(below.filter((name) => !known.has(dirname(name).replaceAll("\\", "/")))).toEqual([]);
});

const folders = new Set([...routes.map(({ folder }) => folder), ...Object.keys(required)]);

test.each([...folders])("%s has a story for each required state", (folder) => {
  const told = new Set(storiesIn(folder));
  const names = required[folder] ?? "Ready Loading LoadFailed Empty";
  expect(names.split(" ").filter((name) => !told.has(name))).toEqual([]);
});

/** The tags by which the sidebar’s filter finds a state of all pages, by the name of a story’s export. */
const tags: Record<string, string> = {
  Ready: "success",
  Loading: "loading",
  LoadFailed: "error",
  Empty: "empty",
  Saved: "success",
  SaveFailed: "error",
};

test.each([...folders])("the filter finds the states of %s", (folder) => {
  const sources = filesIn(join(screens, folder), /\.stories\.tsx$/).map((file) =>
    readFileSync(join(screens, folder, file), "utf8"),
  );
  const states = sources.flatMap((source) => [
    ...source.matchAll(/^export const (\w+): Story = \{([^]*?)\};?\n(?=\n|export|\/)/gm),
  ]);
  const untagged = states.filter(
    ([, name = "", body = ""]) => tags[name] !== undefined && !body.includes(`"${tags[name]}"`),
  );
  expect(untagged.map(([, name]) => name)).toEqual([]);
});

/** A story with the comment above it. */
const story = /^(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export const (\w+): Story\b/gm;

const isStates = (name: string) =>
  name.endsWith(".stories.tsx") && !name.endsWith(".interactions.stories.tsx");

test("each state of a page has one sentence, which its tile shows", () => {
  const files = readdirSync(screens, { recursive: true, encoding: "utf8" }).filter(isStates);
  const ofPages = files.filter(
    (file) => !readFileSync(join(screens, file), "utf8").includes('title: "Components/'),
  );
  const states = ofPages.flatMap((file) =>
    [...readFileSync(join(screens, file), "utf8").matchAll(story)].map(([, comment = "", name = ""]) => ({
      state: `${file}: ${name}`,
      sentence: comment.replaceAll(/\s+\*?\s*/g, " ").trim(),
    })),
  );
  expect(states.length).toBeGreaterThan(250);
  const isOne = (sentence: string) => /^[^a-z][^]*\.$/.test(sentence) && !/\.\s/.test(sentence);
  expect(states.filter(({ sentence }) => !isOne(sentence)).map(({ state }) => state)).toEqual([]);
});

test("every component has a guide", () => {
  const components = join(root, "packages/ui/src");
  const names = readdirSync(components, { recursive: true, encoding: "utf8" });
  const without = (ending: string) =>
    names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
  expect(without(".guide.tsx").toSorted()).toEqual(
    without(".stories.tsx")
      .filter((name) => !name.endsWith(".interactions"))
      .toSorted(),
  );
});
