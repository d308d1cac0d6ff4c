import { resolve } from "node:path";
import { expect, test } from "vitest";
import { select } from "./selection";

const root = resolve(import.meta.dirname, "../..");
const story = (title: string, file: string) => ({
  id: title,
  title,
  name: "Ready",
  importPath: `./packages/screens/src/${file}.stories.tsx`,
});
const team = story("Pages/Team", "team/TeamScreen");
const runs = story("Pages/Runs", "runs/RunsScreen");
const chosen = { all: false, only: "" };

test("selects the stories that a change can affect", () => {
  const changed = ["packages/screens/src/team/TeamScreen.tsx"];
  expect(select([team, runs], chosen, changed, root)).toEqual([team]);
  expect(select([team, runs], { ...chosen, all: true }, changed, root)).toEqual([team, runs]);
  expect(select([team, runs], { ...chosen, only: "runs" }, changed, root)).toEqual([runs]);
});

test("fails if no title contains the text, instead of comparing nothing", () => {
  expect(() => select([team, runs], { ...chosen, only: "Buton" }, [], root)).toThrow(
    "No story’s title contains “Buton”.",
  );
});
