import { expect, test } from "vitest";
import { safeAddress } from "../core/safe-address";
import { safeRedirectUrl } from "./redirect";

test.each([
  ["https://checkout.example/session/1?x=y#z", "https://checkout.example/session/1?x=y#z"],
  ["HTTPS://Checkout.Example/a", "https://checkout.example/a"],
  ["https://checkout.example/a@b", "https://checkout.example/a@b"],
  ["http://localhost:4173/sandbox/billing", "http://localhost:4173/sandbox/billing"],
  ["http://127.0.0.1:4173/", "http://127.0.0.1:4173/"],
  ["http://127.8.8.8/", "http://127.8.8.8/"],
  ["http://[::1]:4173/portal", "http://[::1]:4173/portal"],
])("%s is safe", (value, href) => {
  expect(safeAddress(value)).toBe(href);
  expect(safeRedirectUrl(value, { consoleOrigin: "http://localhost:4173" })).toBe(href);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://checkout.example/1",
  "file:///etc/passwd",
  "about:blank",
  "chrome://settings",
  "http://checkout.example/",
  "http://localhost.evil.example/",
  "http://127.0.0.1.evil.example/",
  "http://localhost@evil.example/",
  "https://user:secret@checkout.example/",
  "https://@evil.example/",
  "https://checkout.example@evil.example/",
  "//evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "https:\\\\evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https://",
  " https://checkout.example/",
  "https://checkout.example/\t",
  "https://check\u200Bout.example/",
  "https://checkout.example/\u202Egpj.exe",
  "https://evil example/",
  "/billing",
  "billing",
  "?next=https://evil.example",
  "ftp://localhost/",
  "http://0.0.0.0/",
  "http://[::ffff:127.0.0.1]/",
  "",
  null,
  undefined,
  42,
  {},
  ["https://checkout.example/"],
])("%j is refused", (value) => {
  expect(safeRedirectUrl(value, { consoleOrigin: "http://localhost:4173" })).toBeNull();
  expect(safeAddress(value)).toBeNull();
});

const consoleOrigin = "https://console.example";

test.each([
  "http://localhost:4173/",
  "http://127.0.0.1/",
  "http://[::1]:4173/",
  "https://localhost/",
  "https://127.0.0.1:8443/",
])("a console in production doesn't follow %s", (value) => {
  expect(safeRedirectUrl(value, { consoleOrigin })).toBeNull();
});

test.each([
  ["https://pay.example/session", "https://pay.example/session"],
  ["https://pay.example:443/session", "https://pay.example/session"],
  ["https://pay.example:8443/session", null],
  ["https://evil.example/", null],
  ["https://pay.example.evil.example/", null],
])("with billing.origins, %s leads to %s", (value, address) => {
  expect(safeRedirectUrl(value, { consoleOrigin, origins: ["https://pay.example"] })).toBe(address);
});

test("an empty billing.origins allows no URL", () => {
  expect(safeRedirectUrl("https://pay.example/", { consoleOrigin, origins: [] })).toBeNull();
});
