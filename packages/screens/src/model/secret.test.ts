import { expect, test } from "vitest";
import { secretSteps } from "../fixtures";
import { isSecretField, mask, masker, typesSecret } from "./secret";

const input = (selector: string | null, description: string | null = null) => ({
  type: "input",
  selector,
  description,
});

test.each([
  "#password",
  'input[type="password"]',
  "#newPassword2",
  "[name=user_pass]",
  'input[name="pass"]',
  "#pwd",
  '[autocomplete="one-time-code"]',
  '[autocomplete="cc-csc"]',
  '[data-testid="cardNumber"]',
  "#card_number",
  "#cvc",
  "input.cvv",
  '[name="pin"]',
  "#otp-input",
  "#apiKey",
  "//input[@id='passwd']",
  'input[aria-label="Security code"]',
  "#contraseña",
  '[name="mot_de_passe"]',
])("%s is a secret field", (selector) => {
  expect(isSecretField(input(selector))).toBe(true);
});

test.each([
  "#email",
  "#spinner",
  "#shipping-address",
  "#pinned-note",
  "#boarding-pass",
  "#passenger-name",
  "#compass",
  "#tokenised",
  "#secretary",
  '[name="discount-code"]',
  "#card-holder",
  "",
  null,
])("%s is none", (selector) => {
  expect(isSecretField(input(selector))).toBe(false);
});

test("a field's own words count too", () => {
  expect(isSecretField(input("#f3", "Your password"))).toBe(true);
  expect(isSecretField({ type: "password", selector: "#f3" })).toBe(true);
});

test.each([
  ["input", true],
  ["type", true],
  ["keydown", true],
  ["setValue", true],
  [null, true],
  ["click", false],
  ["navigate", false],
])("a %s step on a password types a secret: %s", (type, typed) => {
  expect(typesSecret({ type, selector: "#password" })).toBe(typed);
});

test("what was typed is masked wherever it turns up, the longest first", () => {
  const hide = masker([
    { type: "input", selector: "#password", value: "tea" },
    { type: "input", selector: "#password-again", value: "teapot-$(x)" },
  ]);
  expect(hide("Could not type teapot-$(x): tea is too short, steam rises")).toBe(
    `Could not type ${mask}: ${mask} is too short, steam rises`,
  );
});

test("a secret within a longer one leaves nothing of it behind", () => {
  const hide = masker([
    { type: "input", selector: "#password", value: "teas" },
    { type: "input", selector: "#new-password", value: "teaspoon" },
  ]);
  expect(hide("teaspoon and teas")).toBe(`${mask} and ${mask}`);
});

test("other values stand", () => {
  const hide = masker(secretSteps);
  expect(hide("guest@harbourstay.example")).toBe("guest@harbourstay.example");
  expect(hide("typed correct-horse-battery")).toBe(`typed ${mask}`);
});

test("nothing secret, nothing masked; an empty value masks nothing", () => {
  expect(masker([])("as it is")).toBe("as it is");
  expect(masker([{ type: "input", selector: "#password", value: " " }])("as it is")).toBe("as it is");
});
