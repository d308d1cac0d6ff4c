/** The text as a pattern that matches exactly it. */
const escapedPattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Shown instead of a secret. */
export const mask = "••••••••";

const names = ["password", "passcode", "pin", "secret", "token", "card number", "cardnumber", "cvv"];

/** Whether a selector or a description names a secret as a whole word: `newPassword`, `card_number`, “Your PIN”. */
export function namesSecret(text: string | null | undefined): boolean {
  const words = (text ?? "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/\P{L}+/gu, " ")
    .toLowerCase();
  return names.some((name) => ` ${words} `.includes(` ${name} `));
}

interface Step {
  type: string | null;
  selector: string | null;
  value?: string | null;
}

// A step that clicks “Forgot password?” or chooses from a menu types nothing.
const typing = new Set([
  "input",
  "type",
  "fill",
  "change",
  "setvalue",
  "press",
  "keydown",
  "keypress",
  "keyup",
  "paste",
  "password",
]);

/** Whether what a step typed is a secret: its field says that it is one. */
export function typesSecret({ type, selector }: Step): boolean {
  const kind = type?.toLowerCase().replace(/[\s_-]/g, "") ?? "";
  return (kind === "" || typing.has(kind)) && (kind === "password" || namesSecret(selector));
}

/** Bounds the work on hostile data: no recording types as many. */
const mostSecrets = 100;

/** Shorter secrets are masked only as whole words: a CVV must not be masked within other numbers. */
const shortestPart = 4;

/** As typed, and URL-encoded as in a path and as in a form, with digits in upper and lower case. */
function writtenForms(secret: string): string[] {
  // A lone surrogate can't be encoded.
  const text = secret.replace(/\p{Surrogate}/gu, "\u{FFFD}");
  const encoded = [encodeURIComponent(text), new URLSearchParams({ "": text }).toString().slice(1)];
  return [secret, ...encoded, ...encoded.map((form) => form.replace(/%../g, (code) => code.toLowerCase()))];
}

/** Returns a function that masks what the steps typed into secret fields wherever it occurs, also URL-encoded. */
export function masker(steps: readonly Step[]): (text: string) => string {
  const secrets = new Set<string>();
  for (const step of steps) {
    const value = step.value?.trim();
    if (value && secrets.size < mostSecrets && typesSecret(step)) secrets.add(value);
  }
  const forms = [...new Set([...secrets].flatMap(writtenForms))].toSorted((a, b) => b.length - a.length);
  const hidden = forms.map((form) =>
    form.length < shortestPart
      ? new RegExp(`(?<![\\p{L}\\d])${escapedPattern(form)}(?![\\p{L}\\d])`, "gu")
      : form,
  );
  return (text) => hidden.reduce<string>((shown, form) => shown.replaceAll(form, mask), text);
}

/** Masks the value that the selector of a secret field compares with: `#pin[value="1234"]`. */
export function maskSelectorValue(selector: string | null): string | null {
  if (selector === null || !namesSecret(selector)) return selector;
  return selector.replace(/(\[@?value[~|^$*]?=)[^\]]*/gi, `$1"${mask}"`);
}
