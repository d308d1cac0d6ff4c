import { FormSection, RadioGroup } from "@understudy/ui";
import { coexistenceLabels, coexistenceModes, unknownChoiceHint, widgetFields } from "@understudy/model";
import type { SectionProps } from "./chat-view";
import { chatTexts } from "./chat-texts";

const options = coexistenceModes.map((value) => ({ value, label: coexistenceLabels[value] }));

export function CoexistenceSection({ form, field, onEdit }: SectionProps) {
  const { label: legend, ...mode } = field("coexistenceMode");
  return (
    <FormSection title={chatTexts.coexistence}>
      <RadioGroup
        legend={legend}
        options={options}
        {...mode}
        warning={unknownChoiceHint(
          form.coexistenceMode,
          coexistenceModes,
          coexistenceLabels[widgetFields.coexistenceMode.fallback],
        )}
        value={form.coexistenceMode}
        onChange={(coexistenceMode) => onEdit({ coexistenceMode })}
      />
    </FormSection>
  );
}
