import { draftFormFields, draftName, editOf, type Draft, type DraftEdit } from "@understudy/screens/model";
import { useMemo } from "react";
import { useWorkingCopy } from "../../../unsaved-changes/useWorkingCopy";

function isDraftEdit(value: unknown): value is DraftEdit {
  if (typeof value !== "object" || value === null) return false;
  const { name, description, intents, destructive }: Partial<Record<keyof DraftEdit, unknown>> = value;
  const isTexts = Array.isArray(intents) && intents.every((intent) => typeof intent === "string");
  return (
    typeof name === "string" && typeof description === "string" && isTexts && typeof destructive === "boolean"
  );
}

/** The working copy of a draft's editable fields. */
export function useDraftCopy(id: string, draft: Draft | null) {
  const stored = useMemo(() => draft && editOf(draft), [draft]);
  const label = `Draft “${draftName(draft?.name ?? "")}”`;
  return useWorkingCopy({
    page: `drafts/${id}`,
    label,
    stored,
    isEdit: isDraftEdit,
    fields: draftFormFields,
  });
}
