import { expect, test } from "vitest";
import { pageOfFile } from "../.storybook/map";
import { componentUsers, importedComponents } from "../.storybook/usage/component-users";

test("finds what a file imports from the design system", () => {
  const source = `
    import { Button, type Column, Link as Anchor,
      Table } from "@understudy/ui";
    import { Button as Other } from "elsewhere";
  `;
  expect(importedComponents(source)).toEqual(["Button", "Link", "Table"]);
});

test("finds the pages of a component", () => {
  const pages = (componentUsers()["StackedBars"] ?? []).map(pageOfFile);
  expect(pages).toEqual(["Dashboard"]);
  expect(pageOfFile("packages/screens/src/runs/detail/RunFailure.tsx")).toBe("Run Details");
  expect(pageOfFile("packages/screens/src/settings/chat/preview/MockSite.tsx")).toBe("Chat Widget");
  expect(pageOfFile("packages/screens/src/shared/AsOf.tsx")).toBeNull();
});
