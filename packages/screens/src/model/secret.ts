/** Stands for a value that must not be read over someone's shoulder. */
export const mask = "••••••••";

const anywhere = /passw(?:or)?d|passwort|kennwort|passphrase|passcode|contrasena|wachtwoord/;
const asWord = new RegExp(
  String.raw`\b(?:${[
    "pwd|pin|pin ?code|otp|totp|cvv2?|cvc2?|csc|ssn|senha|secret|token|mot de passe|api ?key|social security",
    "(?:user|login|account|admin|wp|current|new|old|confirm) pass",
    "(?:card|cc) ?(?:number|no|csc)|(?:security|verification|auth|2fa) ?code|one ?time(?: ?(?:code|password))?",
  ].join("|")})\b`,
);

// “cardNumber”, “card_number” and “Card number” are one thing.
function wordsOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

function namesSecret(text: string | null): boolean {
  if (text === null) return false;
  const words = wordsOf(text);
  return words === "pass" || words.includes("name pass") || anywhere.test(words) || asWord.test(words);
}

interface Field {
  type: string | null;
  selector: string | null;
  description?: string | null;
}

/** Whether a field looks like one for a password, a card or a code. A guess by its names, on the safe side. */
export function isSecretField({ type, selector, description = null }: Field): boolean {
  return namesSecret(selector) || namesSecret(description) || wordsOf(type ?? "") === "password";
}

const typing = /^(?:input|type|fill|change|key ?(?:down|up|press)|press|set ?value|enter|paste|password)\b/;

/** Whether a recorded step types into such a field; clicking “Forgot password?” does not. */
export function typesSecret(step: Field): boolean {
  const type = wordsOf(step.type ?? "");
  return (type === "" || typing.test(type)) && isSecretField(step);
}

const quoted = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

// A short secret is masked only where it stands alone: “12” must not tear holes into every number.
const patternOf = (secret: string) =>
  secret.length < 4 ? `(?<![\\p{L}\\d])${quoted(secret)}(?![\\p{L}\\d])` : quoted(secret);

/** A function that masks what was typed into secret fields, wherever it turns up again. */
export function masker(steps: readonly (Field & { value: string | null })[]): (text: string) => string {
  const typed = steps.filter(isSecretField).flatMap(({ value }) => value ?? []);
  const secrets = typed.flatMap((value) => (value.trim() === "" ? [] : [value, value.trim()]));
  if (secrets.length === 0) return (text) => text;
  const longestFirst = [...new Set(secrets)].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(patternOf).join("|"), "gu");
  return (text) => text.replace(pattern, mask);
}
