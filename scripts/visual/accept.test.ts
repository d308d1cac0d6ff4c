import { expect, test } from "vitest";
import { acceptances, groupsOf, reasonFor, type Verdict } from "./accept";
import { acceptLines } from "./summary";

const file = `
# Why pictures changed

ui/Button: corners follow the new radius
screens/settings/*: the same, in every form
`;

test("a line accepts a component, a page or a story, for its reason", () => {
  const { accepted, unreadable } = acceptances(`${file}ui/card/CardLink/With A Picture: cropped`, "");
  expect(unreadable).toEqual([]);
  expect(reasonFor(accepted, { title: "ui/Button", name: "Primary" })).toBe("corners follow the new radius");
  expect(reasonFor(accepted, { title: "screens/settings/site/SiteSettingsScreen", name: "Ready" })).toBe(
    "the same, in every form",
  );
  expect(reasonFor(accepted, { title: "ui/card/CardLink", name: "With A Picture" })).toBe("cropped");
});

test("accepts nothing else", () => {
  const { accepted } = acceptances(`${file}ui/card/CardLink/With A Picture: cropped`, "");
  expect(reasonFor(accepted, { title: "ui/ButtonBar", name: "Primary" })).toBeUndefined();
  expect(reasonFor(accepted, { title: "ui/card/CardLink", name: "Plain" })).toBeUndefined();
  expect(reasonFor(accepted, { title: "screens/drafts/DraftsScreen", name: "Ready" })).toBeUndefined();
});

test("ignores lines that the base already has", () => {
  const { accepted } = acceptances(`${file}ui/Badge: rounder`, file);
  expect(accepted).toEqual([{ pattern: "ui/Badge", reason: "rounder" }]);
});

test("accepts nothing without a reason, and reports the line", () => {
  expect(acceptances("ui/Button\nui/Badge:", "")).toEqual({
    accepted: [],
    unreadable: ["ui/Button", "ui/Badge:"],
  });
});

const changed = (name: string, rest: Partial<Verdict> = {}): Verdict => ({
  id: name,
  title: "ui/Button",
  name,
  importPath: "",
  state: "changed",
  looks: [],
  ...rest,
});

test("the lines that a review offers accept its changes, also of a name with a colon", () => {
  const verdicts = [changed("Pressed: link"), changed("Gone", { state: "removed" })];
  const { accepted } = acceptances(acceptLines(groupsOf(verdicts)).join("\n"), "");
  expect(verdicts.map((verdict) => reasonFor(accepted, verdict))).toEqual(["reason", "reason"]);
});

test("stories that are broken for different reasons are different groups", () => {
  const broken = (name: string, why: string) => changed(name, { state: "broken", why });
  const groups = groupsOf([broken("a", "It threw."), broken("b", "It hangs."), broken("c", "It threw.")]);
  expect(groups.map(({ items }) => items.length)).toEqual([2, 1]);
});
