import { expect, test } from "vitest";
import { run, runs } from "../../fixtures";
import { runNeighbors } from "./run-neighbors";

test.each([
  ["run_8843", null, "run_8842", 1],
  ["run_8840", "run_8841", "run_8839", 4],
  ["run_8829", "run_8832", null, 9],
])("the neighbors of %s are %s and %s, at %s of 9", (id, previous, next, position) => {
  const around = runNeighbors(runs, id);
  expect([around?.previous?.id ?? null, around?.next?.id ?? null, around?.number, around?.total]).toEqual([
    previous,
    next,
    position,
    9,
  ]);
});

test("skips neighbors without a usable ID", () => {
  const list = [run({ id: "a" }), run({ id: null }), run({ id: "b" }), run({ id: "b" }), run({ id: ".." })];
  expect(runNeighbors(list, "b")).toMatchObject({
    previous: { id: "a" },
    next: null,
    number: 3,
    total: 5,
  });
  expect(runNeighbors(list, "z")).toBeNull();
});
