import { FormSection, RadioGroup } from "@understudy/ui";
import { coexistenceWords } from "../../model/widget-words";
import type { CoexistenceMode } from "../../model/site";
import type { SectionProps } from "./chat-view";

const modes: readonly CoexistenceMode[] = ["auto", "unify", "none"];
const options = modes.map((value) => ({ value, label: coexistenceWords[value].label, description: coexistenceWords[value].means }));

export function CoexistenceSection({ form, unsaved, onEdit }: SectionProps) {
  return (
    <FormSection title="Coexistence Mode" description="For sites that have another chat widget already.">
      <RadioGroup
        legend="Mode"
        name="coexistence_mode"
        options={options}
        changed={unsaved.includes("coexistenceMode")}
        value={form.coexistenceMode}
        onChange={(coexistenceMode) => onEdit({ coexistenceMode })}
      />
    </FormSection>
  );
}
