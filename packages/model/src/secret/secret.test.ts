import * as fc from "fast-check";
import { expect, test } from "vitest";
import { secretSteps } from "../fixtures";
import { mask, masker, namesSecret, typesSecret } from "./secret";

const typed = (value: string, selector = "#password") => ({ type: "input", selector, value });

test.each([
  "#password",
  "#passcode",
  "#passphrase",
  "#pwd",
  '[name="pin"]',
  "#otp-code",
  "input.cvc",
  "input.cvv",
  "#ssn",
  "#iban",
  "client_secret",
  "#accessToken",
  "#newPassword2",
  "Your passcode",
  "//input[@id='PIN']",
  'input[type="password"]',
  "input[type=password]",
  "[autocomplete=current-password]",
  '[autocomplete="new-password"]',
  '[autocomplete="one-time-code"]',
  "[autocomplete='cc-number']",
  "[autocomplete=cc-csc]",
  "[autocomplete^=cc-exp]",
  '[autocomplete="section-payment billing cc-number"]',
  '[autocomplete="current-password webauthn"]',
])("%s names a secret", (text) => {
  expect(namesSecret(text)).toBe(true);
});

test.each([
  "#email",
  "#spinner",
  "#tokenized",
  "#secretary",
  "#card_number",
  "#cc-number",
  "#passwords-hint",
  "[autocomplete=cc-name]",
  "[autocomplete=cc-number-2]",
  '[autocomplete="billing cc-number-2"]',
  "clave",
  "espín",
  "pińata",
  "",
  null,
  undefined,
])("%s doesn't name a secret", (text) => {
  expect(namesSecret(text)).toBe(false);
});

test.each(["input", "enter_text", "select", null])(
  "the value of a step of the type %s is a secret on a password field alone",
  (type) => {
    expect(typesSecret({ type, selector: "#password" })).toBe(true);
    expect(typesSecret({ type, selector: "#email" })).toBe(false);
  },
);

test("a step of the type “password” types a secret into any field", () => {
  expect(typesSecret({ type: "password", selector: "#f3" })).toBe(true);
});

test("masks typed secrets wherever they occur, and no other value", () => {
  const hide = masker(secretSteps);
  expect(hide("typed correct-horse-battery")).toBe(`typed ${mask}`);
  expect(hide("guest@harbourstay.example")).toBe("guest@harbourstay.example");
  expect(masker([typed("hunter2", "#name")])("hunter2")).toBe("hunter2");
  expect(masker([])("unencoded")).toBe("unencoded");
  expect(masker([typed(" ")])("unencoded")).toBe("unencoded");
});

test("masks a longer secret whole when it contains a shorter one", () => {
  expect(masker([typed("teas"), typed("teaspoon")])("teaspoon and teas")).toBe(`${mask} and ${mask}`);
});

test("masks a short secret only as a whole word", () => {
  expect(masker([typed("123", "#cvv")])("123 of 12300, x123")).toBe(`${mask} of 12300, x123`);
});

const secret = "Tr0ub4dor & (3)/ñ€😀";

test.each([
  ["as typed", secret],
  ["URL-encoded", encodeURIComponent(secret)],
  ["URL-encoded in lower case", encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
  ["as a form value", new URLSearchParams({ q: secret }).toString().slice(2)],
])("masks a secret %s", (_, written) => {
  expect(masker([typed(secret)])(`was (${written}) refused`)).toBe(`was (${mask}) refused`);
});

test("masks any secret", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 4 }), fc.string(), (value, around) => {
      fc.pre(value.trim().length >= 4);
      const shown = masker([typed(value)])(`${around}<${value}>${around}`);
      expect(shown).toContain(mask);
      expect(shown).not.toContain(`<${value}>`);
    }),
  );
});

test.each([
  ["a secret of a million characters", [typed("s3cret-".repeat(150_000))]],
  ["ten thousand secrets", Array.from({ length: 10_000 }, (_, at) => typed(`${at}`))],
])("reads a million characters for %s", (_, steps) => {
  const hide = masker(steps);
  for (const piece of ["1 ", "%61", "s3cret-"]) expect(hide(piece.repeat(300_000))).not.toBe("");
});
