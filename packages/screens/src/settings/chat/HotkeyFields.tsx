import { FormSection, KeyCombinationField, Switch } from "@understudy/ui";
import { hotkeyHint } from "../../model/widget/hotkey";
import type { SectionProps } from "./chat-view";
import { chatTexts } from "./texts";

export function HotkeySection({ form, remarks, onEdit }: SectionProps) {
  const combination = remarks("hotkeyCombination");
  return (
    <FormSection title={chatTexts.shortcut}>
      <Switch
        name="hotkey_enabled"
        label={chatTexts.enableShortcut}
        {...remarks("hotkeyEnabled")}
        checked={form.hotkeyEnabled}
        onChange={(hotkeyEnabled) => onEdit({ hotkeyEnabled })}
      />
      {/* A conflict must be resolved before saving, even with the shortcut switched off. */}
      {(form.hotkeyEnabled || combination.conflict) && (
        <KeyCombinationField
          name="hotkey_combination"
          label={chatTexts.combination}
          placeholder={chatTexts.combinationPlaceholder}
          hint={chatTexts.combinationHint}
          {...combination}
          warning={hotkeyHint(form.hotkeyCombination)}
          value={form.hotkeyCombination}
          onChange={(hotkeyCombination) => onEdit({ hotkeyCombination })}
        />
      )}
    </FormSection>
  );
}
