import { expect, test } from "vitest";
import { linear, timeGrowth } from "../testing/linear-time";
import { isSecretField, mask, maskAssignments, maskSelectorValue, typesSecret } from "./secret-fields";

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
  "#creditcardnumber",
  "#cardnum",
  "#cardcvv",
  "#accesstoken",
  "#clientsecret",
  "#private_key",
  "#pin1",
  "#otp1",
  "#sms_code",
  "#recovery_code",
  "input[name=kennwort]",
  "#codigoDeSeguridad",
  "#número_de_tarjeta",
  "#código-de-verificação",
  "#numeroCartao, #número-do-cartão",
  "#Kreditkartennummer",
  "#numéro-de-carte",
  "#codice_di_sicurezza",
  "#kaartnummer",
  "#hasło",
  "#пароль",
  '[placeholder="Код подтверждения"]',
  '[aria-label="密码"]',
  '[aria-label="请输入验证码"]',
  '[aria-label="パスワード"]',
  '[aria-label="비밀번호"]',
  "#şifre",
  '[aria-label="كلمة المرور"]',
  '[aria-label="पासवर्ड"]',
  '[aria-label="পাসওয়ার্ড"]',
  '[aria-label="Kata sandi"]',
])("%s is a sensitive field", (selector) => {
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
  "#card-note",
  "#credit-card-type",
  '[accesskey="s"]',
  "#palavra-chave",
  "#postcode",
  "#spin1",
  "",
  null,
])("%s isn't a sensitive field", (selector) => {
  expect(isSecretField(input(selector))).toBe(false);
});

test("also checks the description and the type", () => {
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
])("a %s step on a password field types a secret: %s", (type, typed) => {
  expect(typesSecret({ type, selector: "#password" })).toBe(typed);
});

test.each([
  ["Rejected password=hunter2 for jane", null, `Rejected password=${mask} for jane`],
  ['{"password": "hunter2", "user": "jane"}', null, `{"password": ${mask}, "user": "jane"}`],
  ["card_number: 4111-1111", null, `card_number: ${mask}`],
  ["step: 3, url: /book", null, "step: 3, url: /book"],
  ["Could not type 'hunter2'", "#password", `Could not type ${mask}`],
  ["Could not type 'Jane'", "#name", "Could not type 'Jane'"],
  ["Login failed: password=hunter2 for 'Jane'", null, "Login failed: password=•••••••• for 'Jane'"],
  ["POST https://x.example/?token=abc&a=1", null, "POST https://x.example/?token=••••••••&a=1"],
  [
    "GET /?next=%2Fin%3Fpassword%3Dhunter2%26a%3D1 failed",
    null,
    `GET /?next=%2Fin%3Fpassword%3D${mask} failed`,
  ],
  ["sent %7B%22password%22%3a%22hunter2%22%7D", null, `sent %7B%22password%22%3a${mask}`],
  [
    "{&quot;password&quot;:&quot;hunter 2&quot;,&quot;a&quot;:1}",
    null,
    `{&quot;password&quot;:${mask},&quot;a&quot;:1}`,
  ],
  ['{"password":"hunter2 was cut', null, '{"password":••••••••'],
  [
    "Found 3 elements for “#pin-code”, expected one.",
    "#pin-code",
    "Found 3 elements for “#pin-code”, expected one.",
  ],
  ["Unknown token: #pin-code", "#pin-code", "Unknown token: #pin-code"],
  ["Could not type 'pin' into '#pin-code'", "#pin-code", `Could not type ${mask} into '#pin-code'`],
  ["", "#password", ""],
  [
    String.raw`400: {\"user\":\"jane\",\"password\":\"hunter2\",\"x\":1}`,
    null,
    String.raw`400: {\"user\":\"jane\",\"password\":••••••••,\"x\":1}`,
  ],
  [String.raw`{"password":"hun\"ter2","x":1}`, null, `{"password":••••••••,"x":1}`],
  [String.raw`fill("hun\"ter2") failed`, "#password", `fill(${mask}) failed`],
  [String.raw`fill('hun\'ter2') failed`, "#password", `fill(${mask}) failed`],
  ['Typed "hunter2 was cut', "#password", `Typed ${mask}`],
])("masks sensitive values in the message %j of a step on %s", (message, selector, shown) => {
  expect(maskAssignments(message, selector)).toBe(shown);
});

test.each([
  ['#password[value="hunter2"]', `#password[value="${mask}"]`],
  ["#password[value=hunter2]", `#password[value="${mask}"]`],
  [String.raw`#password[value="hun\"ter2"] > b`, `#password[value="${mask}"] > b`],
  [String.raw`#password[value='hun\'ter2']`, `#password[value="${mask}"]`],
  [String.raw`#password[value=hunter\]2]`, `#password[value="${mask}"]`],
  ['#password[value="hunter]2"]', `#password[value="${mask}"]`],
  ['#password[value="hunter2" i]', `#password[value="${mask}" i]`],
  ['#password[ value ^= "hunter2" ]', `#password[ value ^= "${mask}" ]`],
  ['//input[@type="password" and @value="hunter2"]', `//input[@type="password" and @value="${mask}"]`],
  ["//input[@id='pin'][contains(@value, '4711')]", `//input[@id='pin'][contains(@value, "${mask}")]`],
  ['#password[value="hunter2 was cut', `#password[value="${mask}"`],
  ['#name[value="Jane"]', '#name[value="Jane"]'],
  ["#password-value", "#password-value"],
  [null, null],
])("masks the value in the selector %s", (selector, shown) => {
  expect(maskSelectorValue(selector)).toBe(shown);
});

test.each([
  ["letters", "a"],
  ["assignments", "password=a "],
  ["open quotes", "a='“\""],
  ["colons", "a:"],
  ["spaces", "a =  "],
  ["backslashes", "\\"],
  ["escaped quotes", '\\"'],
  ["escaped single quotes", "\\'"],
  ["escaped assignments", 'password\\":\\"a '],
])("takes linear time on many %s", (_, piece) => {
  expect(
    timeGrowth((size) => {
      const text = piece.repeat(size);
      return () => [maskAssignments(text, "#password"), maskSelectorValue(`#password[value=${text}`)];
    }, 3_000),
  ).toBeLessThanOrEqual(linear);
  expect(
    timeGrowth((size) => {
      const text = piece.repeat(size);
      return () => isSecretField({ type: text, selector: text, description: text });
    }, 3_000),
  ).toBeLessThanOrEqual(linear);
});
