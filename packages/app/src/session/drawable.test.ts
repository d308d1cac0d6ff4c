import { ok } from "@understudy/api/testing";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testStore } from "../../testing/test-store";
import { runsApi } from "../api/runs";
import { drawable } from "./drawable";
import { createConsoleStore } from "./store";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);
const soon = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 50));

function open(loadCode: () => Promise<null>, arrived: Promise<string | null>) {
  const { dependencies, sent } = testStore(() => ok({ id: "run_1", status: "failed" }));
  const store = createConsoleStore(dependencies);
  const router = createMemoryRouter([{ path: "*", loader: loadCode, element: null }]);
  const onDrawable = vi.fn<() => void>();
  void drawable({ router, store }, { arrived }).then(onDrawable);
  return {
    isDrawable: () => onDrawable.mock.calls.length > 0,
    runId: () => runsApi.endpoints.run.select("run_1")(store.getState()).data?.id,
    sent,
  };
}

test("the page is drawn once its code has loaded", async () => {
  const page = open(soon, Promise.resolve(null));
  await vi.advanceTimersByTimeAsync(49);
  expect(page.isDrawable()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.isDrawable()).toBe(true);
  expect(page.sent).toEqual([]);
});

test("a run that has arrived is in the store by then", async () => {
  const page = open(soon, Promise.resolve("run_1"));
  await vi.advanceTimersByTimeAsync(50);
  expect(page.isDrawable()).toBe(true);
  expect(page.runId()).toBe("run_1");
});

test.each([
  { what: "code", code: () => never, run: Promise.resolve(null) },
  { what: "a run", code: soon, run: never },
])("$what that takes long isn’t waited for", async ({ code, run }) => {
  const page = open(code, run);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.isDrawable()).toBe(true);
});
