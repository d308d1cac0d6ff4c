import { vi } from "vitest";
import { MemoryStorage } from "./storage";

/** The browser APIs that MSAL needs to read its cache. */
export function stubTab(localStorage: MemoryStorage) {
  const location = Object.assign(new URL("https://console.example.com/"), { assign: () => {} });
  const tab = {
    localStorage,
    sessionStorage: new MemoryStorage(),
    crypto: globalThis.crypto,
    location,
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  vi.stubGlobal("window", tab);
  vi.stubGlobal(
    "BroadcastChannel",
    class extends EventTarget {
      postMessage() {}
    },
  );
  vi.stubGlobal("document", { cookie: "", addEventListener: () => {} });
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("sessionStorage", tab.sessionStorage);
}
