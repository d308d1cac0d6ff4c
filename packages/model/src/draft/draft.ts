import { truncate } from "@understudy/ui/text";
import { fieldsByKey, type FormFields } from "../form";
import { parseInstant } from "../format/dates";
import { inOrder, numberKeys, textKeys } from "../lists/order";
import type { DraftColumn, DraftsQuery } from "../paths";
import { comparedList, comparedText } from "../tone";
import { draftFieldTexts, draftMessages, noPhrases, yesNoTexts } from "./texts";

export interface DraftStep {
  type: string | null;
  selector: string | null;
  description: string | null;
}

export interface Draft {
  /** Unique in its list, even if the server's IDs repeat or are missing. */
  key: string;
  id: string | null;
  name: string;
  description: string;
  intents: readonly string[];
  destructive: boolean;
  routePattern: string | null;
  entryType: string | null;
  steps: readonly DraftStep[];
  createdAt: string | null;
}

/** The four editable fields. */
export interface DraftEdit {
  name: string;
  description: string;
  intents: readonly string[];
  destructive: boolean;
}

const draftFields = [
  "name",
  "description",
  "intents",
  "destructive",
] as const satisfies readonly (keyof DraftEdit)[];

export type DraftField = (typeof draftFields)[number];

export const draftFieldLabels: Record<DraftField, string> = draftFieldTexts;

/** A field's value as text, for showing two versions side by side. */
export function draftFieldText(edit: DraftEdit, field: DraftField): string {
  if (field === "destructive") return edit.destructive ? yesNoTexts.yes : yesNoTexts.no;
  if (field === "intents") return comparedList(edit.intents) || noPhrases;
  return comparedText(edit[field]);
}

const keysOf: Record<DraftColumn, (drafts: readonly Draft[]) => Float64Array> = {
  name: (drafts) => textKeys(drafts, ({ name }) => draftName(name)),
  created: (drafts) => numberKeys(drafts, ({ createdAt }) => parseInstant(createdAt)),
};

/** The rows of the list: searched by name and page, and sorted. Returns the same array if there is nothing to do. */
export function selectDrafts(drafts: readonly Draft[], { q, sort }: DraftsQuery): readonly Draft[] {
  const words = q.trim().toLowerCase();
  const passes = ({ name, routePattern }: Draft) =>
    [draftName(name), routePattern ?? ""].some((text) => text.toLowerCase().includes(words));
  const kept = words === "" ? drafts : drafts.filter(passes);
  return sort === null ? kept : inOrder(kept, keysOf[sort.column](kept), sort.direction);
}

const longestName = 1_000;

export function draftName(name: string): string {
  return name.trim() === "" ? draftMessages.untitled : truncate(name, longestName);
}

export function editOf({ name, description, intents, destructive }: DraftEdit): DraftEdit {
  return { name, description, intents: [...intents], destructive };
}

/** Empty phrases count as changes, since they are sent. */
export const draftFormFields: FormFields<DraftEdit, DraftField> = fieldsByKey(draftFields);
