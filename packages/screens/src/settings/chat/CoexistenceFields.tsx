import { FormSection, RadioGroup } from "@understudy/ui";
import { coexistenceModes } from "../../model/site/site";
import { widgetDefaults } from "../../model/widget/widget-defaults";
import { coexistenceTexts } from "../../model/widget/texts";
import { unknownChoiceHint } from "../../model/widget/widget-descriptions";
import type { SectionProps } from "./chat-view";
import { chatTexts } from "./texts";

const options = coexistenceModes.map((value) => ({
  value,
  label: coexistenceTexts[value].label,
  description: coexistenceTexts[value].means,
}));

export function CoexistenceSection({ form, remarks, onEdit }: SectionProps) {
  return (
    <FormSection title={chatTexts.coexistence}>
      <RadioGroup
        legend={chatTexts.mode}
        name="coexistence_mode"
        options={options}
        {...remarks("coexistenceMode")}
        warning={unknownChoiceHint(
          form.coexistenceMode,
          coexistenceModes,
          coexistenceTexts[widgetDefaults.coexistenceMode].label,
        )}
        value={form.coexistenceMode}
        onChange={(coexistenceMode) => onEdit({ coexistenceMode })}
      />
    </FormSection>
  );
}
