import { expect, test } from "vitest";
import { acceptances, reasonFor } from "./accept";

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
