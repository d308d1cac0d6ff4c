import { FormSection, RadioGroup } from "@understudy/ui";
import { coexistenceModes } from "../../model/site/site";
import { widgetDefaults } from "../../model/widget/widget-defaults";
import { coexistenceWords, unknownChoiceHint } from "../../model/widget/widget-words";
import type { SectionProps } from "./chat-view";

const options = coexistenceModes.map((value) => ({
  value,
  label: coexistenceWords[value].label,
  description: coexistenceWords[value].means,
}));

export function CoexistenceSection({ form, remarks, onEdit }: SectionProps) {
  return (
    <FormSection title="Coexistence Mode" description="For sites that have another chat widget already.">
      <RadioGroup
        legend="Mode"
        name="coexistence_mode"
        options={options}
        {...remarks("coexistenceMode")}
        warning={unknownChoiceHint(
          form.coexistenceMode,
          coexistenceModes,
          coexistenceWords[widgetDefaults.coexistenceMode].label,
        )}
        value={form.coexistenceMode}
        onChange={(coexistenceMode) => onEdit({ coexistenceMode })}
      />
    </FormSection>
  );
}
