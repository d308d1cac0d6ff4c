import { Checkbox, type ConflictChoice, FormSection, TextField } from "@understudy/ui";
import { useRef } from "react";
import { hotkeyHint } from "@understudy/model";
import type { SectionProps } from "./chat-view";
import { chatTexts } from "./chat-texts";

export function HotkeySection({ form, field, onEdit }: SectionProps) {
  const switchRef = useRef<HTMLInputElement>(null);
  const { conflict, ...state } = field("hotkeyCombination");
  const onResolve = (choice: ConflictChoice) => {
    // With the shortcut off, the field and its focus disappear with the conflict.
    if (!form.hotkeyEnabled) switchRef.current?.focus();
    conflict?.onResolve(choice);
  };
  return (
    <FormSection title={chatTexts.shortcut}>
      <Checkbox
        look="switch"
        ref={switchRef}
        {...field("hotkeyEnabled")}
        checked={form.hotkeyEnabled}
        onChange={(hotkeyEnabled) => onEdit({ hotkeyEnabled })}
      />
      {/* A conflict must be resolved before saving, even with the shortcut switched off. */}
      {(form.hotkeyEnabled || conflict) && (
        <TextField
          code
          dir="ltr"
          spellCheck={false}
          description={chatTexts.combinationHint}
          {...state}
          conflict={conflict && { ...conflict, onResolve }}
          warning={hotkeyHint(form.hotkeyCombination)}
          value={form.hotkeyCombination}
          onChange={(hotkeyCombination) => onEdit({ hotkeyCombination })}
        />
      )}
    </FormSection>
  );
}
