import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { versionCheckMs, watchVersion } from "./watch-version";

let visibility: DocumentVisibilityState;
let deployed: () => Response | Promise<Response>;
const fetchFile = vi.fn<typeof fetch>(async () => await deployed());
const onNewVersion = vi.fn<() => void>();
let tab: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  deployed = () => Response.json({ version: "1.0.0" });
  tab = new EventTarget();
  vi.stubGlobal("fetch", fetchFile);
  vi.stubGlobal("document", {
    get visibilityState() {
      return visibility;
    },
    addEventListener: tab.addEventListener.bind(tab),
    removeEventListener: tab.removeEventListener.bind(tab),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

/** Starts watching; returns a function that navigates. */
function watch() {
  const listeners = new Set<() => void>();
  watchVersion({
    version: "1.0.0",
    onNewVersion,
    onNavigation: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return { navigate: () => listeners.forEach((listener) => listener()), listeners };
}

test("reads the version at most every ten minutes", async () => {
  const { navigate } = watch();
  navigate();
  await vi.advanceTimersByTimeAsync(versionCheckMs - 1);
  navigate();
  expect(fetchFile).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchFile).toHaveBeenCalledOnce();
  navigate();
  await vi.advanceTimersByTimeAsync(versionCheckMs);
  expect(fetchFile).toHaveBeenCalledTimes(2);
  expect(onNewVersion).not.toHaveBeenCalled();
});

test("keeps reading after the clock is set back", async () => {
  watch();
  vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(versionCheckMs);
  expect(fetchFile).toHaveBeenCalledOnce();
});

test("reads nothing while the tab is hidden, and catches up when it is shown", async () => {
  visibility = "hidden";
  watch();
  await vi.advanceTimersByTimeAsync(3 * versionCheckMs);
  expect(fetchFile).not.toHaveBeenCalled();
  visibility = "visible";
  tab.dispatchEvent(new Event("visibilitychange"));
  expect(fetchFile).toHaveBeenCalledOnce();
});

test("reports a new version once, and stops", async () => {
  deployed = () => Response.json({ version: "1.1.0" });
  const { listeners } = watch();
  await vi.advanceTimersByTimeAsync(5 * versionCheckMs);
  expect(onNewVersion).toHaveBeenCalledOnce();
  expect(fetchFile).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});

test.each([
  ["missing", () => new Response("File not found.", { status: 404 })],
  ["another document", () => new Response("<!doctype html>")],
  ["without a version", () => Response.json({})],
  ["out of reach", () => Promise.reject<Response>(new TypeError("Failed to fetch"))],
])("ignores a file that is %s", async (_, answer) => {
  deployed = answer;
  watch();
  await vi.advanceTimersByTimeAsync(2 * versionCheckMs);
  expect(fetchFile).toHaveBeenCalledTimes(2);
  expect(onNewVersion).not.toHaveBeenCalled();
});
