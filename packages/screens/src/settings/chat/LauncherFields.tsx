import { Checkbox, Columns, FormSection, Link, NumberField, RadioGroup } from "@understudy/ui";
import {
  launcherSides,
  type NumberField as NumberName,
  paths,
  sentNumberHint,
  sideLabels,
  unknownChoiceHint,
  widgetDefaults,
} from "@understudy/model";
import type { SectionProps } from "./chat-view";
import { chatTexts } from "./chat-texts";

export function StatusSection({
  form,
  editState,
  onEdit,
  isInstalled,
}: SectionProps & { isInstalled: boolean }) {
  return (
    <FormSection title={chatTexts.status}>
      <Checkbox
        look="switch"
        name="widget_enabled"
        label={chatTexts.show}
        {...editState("widgetEnabled")}
        checked={form.widgetEnabled}
        onChange={(widgetEnabled) => onEdit({ widgetEnabled })}
      />
      {!isInstalled && (
        <p>
          <Link href={paths.dashboard.href({ guide: true })}>{chatTexts.setupGuide}</Link>
        </p>
      )}
    </FormSection>
  );
}

const sides = launcherSides.map((value) => ({ value, label: sideLabels[value] }));

export function LauncherSection({ form, editState, onEdit }: SectionProps) {
  const number = (field: NumberName) => {
    const differences = editState(field);
    return {
      ...differences,
      warning: differences.changed && sentNumberHint(field, form[field]),
      value: form[field],
      onChange: (typed: string) => onEdit({ [field]: typed }),
    };
  };
  return (
    <FormSection title={chatTexts.position}>
      <RadioGroup
        legend={chatTexts.side}
        name="launcher_side"
        options={sides}
        {...editState("launcherSide")}
        warning={unknownChoiceHint(form.launcherSide, launcherSides, sideLabels[widgetDefaults.launcherSide])}
        value={form.launcherSide}
        onChange={(launcherSide) => onEdit({ launcherSide })}
      />
      <Columns most={4}>
        <NumberField
          name="launcher_offset_x"
          label={chatTexts.horizontal}
          unit="px"
          {...number("launcherOffsetX")}
        />
        <NumberField
          name="launcher_offset_y"
          label={chatTexts.vertical}
          unit="px"
          {...number("launcherOffsetY")}
        />
      </Columns>
      <NumberField
        name="launcher_z_index"
        label={chatTexts.zIndex}
        description={chatTexts.zIndexHint}
        {...number("launcherZIndex")}
      />
    </FormSection>
  );
}
