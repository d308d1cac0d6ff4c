import { FormSection, KeyCombinationField, Switch, useUiContext } from "@understudy/ui";
import { hotkeyHint } from "../../model/widget/hotkey";
import type { SectionProps } from "./chat-view";

export function HotkeySection({ form, remarks, onEdit }: SectionProps) {
  const { platform } = useUiContext();
  return (
    <FormSection title="Keyboard Shortcut" description="Opens the widget without a mouse.">
      <Switch
        name="hotkey_enabled"
        label="Use a keyboard shortcut"
        {...remarks("hotkeyEnabled")}
        checked={form.hotkeyEnabled}
        onChange={(hotkeyEnabled) => onEdit({ hotkeyEnabled })}
      />
      {form.hotkeyEnabled && (
        <KeyCombinationField
          name="hotkey_combination"
          label="Key combination"
          placeholder="cmd+k"
          hint="Examples: cmd+k, ctrl+k, cmd+shift+space"
          {...remarks("hotkeyCombination")}
          warning={hotkeyHint(form.hotkeyCombination, platform)}
          value={form.hotkeyCombination}
          onChange={(hotkeyCombination) => onEdit({ hotkeyCombination })}
        />
      )}
    </FormSection>
  );
}
