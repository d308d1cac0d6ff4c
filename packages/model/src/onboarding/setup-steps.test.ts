import { expect, test } from "vitest";
import { appAddress, onboardingProgress, onboardingSteps, setupLink } from "./setup-steps";
import { completeOnboarding, newOnboarding, noDomains, onboarding } from "../fixtures";

test("lists six steps in the order of their flags", () => {
  expect(onboardingSteps(newOnboarding).map(({ title }) => title)).toEqual([
    "Install the script",
    "Create an API key",
    "Open your app",
    "Record your first action",
    "Review & Publish (Admin-only)",
    "Enable the chat widget",
  ]);
});

test("marks a step as done by its flag", () => {
  expect(onboardingSteps({ ...newOnboarding, firstPublish: true }).map(({ isDone }) => isDone)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
  ]);
});

test.each([
  [newOnboarding, 0, false],
  [onboarding, 3, false],
  [{ ...completeOnboarding, widgetEnabled: false }, 5, false],
  [completeOnboarding, 6, true],
])("counts the completed steps: %#", (flags, done, isComplete) => {
  expect(onboardingProgress(flags)).toEqual({ done, total: 6, isComplete });
});

test("links each step from other pages, and asks for a domain first", () => {
  const links = (dev: string) =>
    onboardingSteps(newOnboarding).map((step) => setupLink(step, { ...noDomains, dev }));
  expect(links("shop.example").map(({ href }) => href)).toEqual([
    "/#setup-guide",
    "/settings/keys",
    "https://shop.example/",
    "/drafts",
    "/drafts",
    "/settings/chat",
  ]);
  expect(links("shop.example")[2]?.newTab).toBe(true);
  expect(links("")[2]).toEqual({ href: "/settings/site", newTab: false });
});

test("links each step to where it is done", () => {
  expect(
    onboardingSteps(newOnboarding).map(({ place }) => (place.kind === "page" ? place.href : place.kind)),
  ).toEqual(["quickCopy", "/settings/keys", "ownSite", "/drafts", "/drafts", "/settings/chat"]);
});

test.each([
  [{ ...noDomains, dev: "localhost:3000", prod: "shop.example" }, "http://localhost:3000/"],
  [{ ...noDomains, staging: "staging.shop.example" }, "https://staging.shop.example/"],
  [{ ...noDomains, dev: " ", prod: "https://shop.example/" }, "https://shop.example/"],
  [{ ...noDomains, dev: "javascript:alert(1)" }, null],
  [{ ...noDomains, dev: "evil.example@shop.example", prod: "shop.example" }, "https://shop.example/"],
  [noDomains, null],
])("opens the site with the domains %j at %s", (domains, address) => {
  expect(appAddress(domains)).toBe(address);
});
