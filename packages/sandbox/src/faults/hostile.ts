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
