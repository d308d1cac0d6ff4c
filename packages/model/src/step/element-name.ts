import { capitalized } from "../core/capitalized";
import { readSelector } from "./read-selector";
import { elementKinds } from "./step-texts";

// Turns “open-booking” and “openBooking” into “Open booking”.
export function humanized(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_.:[\]]+/g, " ")
    .trim()
    .toLowerCase();
  return capitalized(words);
}

const writtenForPeople = /^(?:aria-label|placeholder|title|alt)$/;

const readableName = /^(?:data-[\w-]+|testid|name|for|formcontrolname)$/;

/** A readable name for the element from its selector; `null` if the selector has none. */
export function targetOf(selector: string | null): string | null {
  if (selector === null || selector.trim() === "") return null;
  const { texts, ids, attributes } = readSelector(selector);
  const written =
    texts.find((text) => text.trim() !== "") ??
    attributes.find(({ name }) => writtenForPeople.test(name))?.value;
  if (written !== undefined && written !== null && written.trim() !== "") return written.trim();
  const name =
    attributes.find(({ name: attribute, value }) => readableName.test(attribute) && value !== null)?.value ??
    ids.at(-1);
  const target = humanized(name ?? "");
  return /\p{L}{2}/u.test(target) ? target : null;
}

/** “link” for `div:nth-child(2) > a`; `null` if the selector’s last element is of no kind that people name. */
export function elementKind(selector: string | null): string | null {
  const tag = selector === null ? undefined : readSelector(selector).tags.at(-1);
  return (tag && elementKinds.get(tag.toLowerCase())) ?? null;
}
