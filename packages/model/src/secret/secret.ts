/** The text as a pattern that matches exactly it. */
const escapedPattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Shown instead of a secret. */
export const mask = "••••••••";

// The closed list of fields whose typed values are masked.
const words = new Set("password passcode passphrase pwd pin otp cvc cvv ssn iban secret token".split(" "));
// Other values of `autocomplete` and `type=password` have one of the words.
const autocomplete =
  /autocomplete\s*[~|^$*]?=["'\s]*(?:[\w-]+\s+)*(?:one-time-code|cc-(?:number|csc|exp))(?![\w-])/i;

/** Whether a selector or a message names a field of the list: `newPassword`, `user_pin`, “Your PIN”, `[autocomplete=cc-csc]`. */
export function namesSecret(text: string | null | undefined): boolean {
  const parts = (text ?? "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/\P{L}+/u);
  return parts.some((part) => words.has(part)) || autocomplete.test(text ?? "");
}

interface Step {
  type: string | null;
  selector: string | null;
  value?: string | null;
}

/** Whether what a step typed is a secret: its field is in the list. */
export const typesSecret = ({ type, selector }: Step): boolean =>
  type?.toLowerCase() === "password" || namesSecret(selector);

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
