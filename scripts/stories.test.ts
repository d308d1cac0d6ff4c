import { expect, test } from "vitest";
import { folderOfStories, routes } from "../.storybook/map";

test("every page has stories, in the folder of its path", () => {
  const stories = Object.keys(import.meta.glob("../packages/screens/src/**/*Screen.stories.tsx"));
  const folders = new Set(stories.map(folderOfStories));
  expect(routes.map(({ folder }) => folder).filter((folder) => !folders.has(folder))).toEqual([]);
});
