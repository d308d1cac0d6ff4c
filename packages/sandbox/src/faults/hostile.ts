import type { Json } from "./json";

/** Values that a careless page would execute, reverse, hide or crash on. */
export const strings: readonly [string, ...string[]] = [
  "<script>alert('sandbox')</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "\u202Egnp.exe\u202C \u2066left\u2069 right\u200F",
  "zero\u200Bwidth\u200Djoined\uFEFF\u00AD text",
  "👩‍👩‍👧‍👦🏳️‍🌈👍🏽 e\u0301\u0327 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚a̷l̵g̶o̸",
  "{{constructor.constructor('alert(1)')()}} ${7*7} %s %n",
  '=HYPERLINK("https://evil.example","click")',
  "line one\nline two\r\n\ttabbed\u0000null\u001B[31mred",
  "שלום עולם — مرحبا بالعالم 123",
  "__proto__",
  // Backtracks in patterns that look for hexadecimal hashes.
  `#${"1".repeat(990)}g`,
  "null",
  "NaN",
  "[object Object]",
  " ",
];

export const ids: readonly [string, ...string[]] = [
  "..",
  ".",
  "",
  "../../v1/actions",
  "a/b?c=d#e",
  "__proto__",
  "constructor",
  "%2e%2e",
  " ",
  "🍽️",
  "x".repeat(2_000),
];

export const longString = `Long ${"lorem-free and very long ".repeat(4_200)}`.slice(0, 100_000);

/** 1 MB of words, an unbroken word, and characters that naive regular expressions backtrack over. */
export const hugeString = [
  `Huge ${"words ".repeat(60_000)}`,
  "x".repeat(300_000),
  "!".repeat(200_000),
  "`<&'\"]\\".repeat(20_000),
  "x",
].join("");

export const dates: readonly [Json, ...Json[]] = [
  "2026-02-31T25:61:00Z",
  "",
  "yesterday",
  0,
  -8_640_000_000_000_001,
  "0000-00-00",
  true,
  "+275760-09-13T00:00:00.001Z",
  "2026-13-01",
  {},
];

/** Written into the text directly, because JSON allows larger numbers than JavaScript. */
export const hugeNumber = "__beyond_numbers__";

export const numbers: readonly [Json, ...Json[]] = [
  -1,
  1e308,
  "NaN",
  -0.5,
  9_007_199_254_740_992,
  "12",
  hugeNumber,
  "Infinity",
  1e-9,
  "",
];

export const addresses: readonly [Json, ...Json[]] = [
  "javascript:alert(document.domain)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "http://evil.example/pay",
  "http://localhost.evil.example/pay",
  "http://127.0.0.1.evil.example/pay",
  "http://127.0.0.1@evil.example/pay",
  "//evil.example/pay",
  "/\\evil.example/pay",
  "https://",
  "https:evil.example",
  " https://evil.example\u0000",
  "intent://evil.example#Intent;end",
  "about:blank",
  "",
  "pay",
  null,
  42,
  {},
  ["https://evil.example"],
];
