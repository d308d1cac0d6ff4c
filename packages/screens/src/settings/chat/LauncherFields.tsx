import { Columns, FormSection, NumberField, RadioGroup, Switch } from "@understudy/ui";
import { launcherSides } from "../../model/site/site";
import { widgetDefaults, type NumberField as NumberName } from "../../model/widget/widget-defaults";
import { sideLabels } from "../../model/widget/texts";
import { sentNumberHint, siteBarZIndex, unknownChoiceHint } from "../../model/widget/widget-descriptions";
import type { SectionProps } from "./chat-view";

export function StatusSection({ form, remarks, onEdit }: SectionProps) {
  return (
    <FormSection title="Widget Status" description="While it is off, visitors see nothing of it.">
      <Switch
        name="widget_enabled"
        label="Show the widget"
        {...remarks("widgetEnabled")}
        checked={form.widgetEnabled}
        onChange={(widgetEnabled) => onEdit({ widgetEnabled })}
      />
    </FormSection>
  );
}

const sides = launcherSides.map((value) => ({ value, label: sideLabels[value] }));

export function LauncherSection({ form, remarks, onEdit }: SectionProps) {
  const number = (field: NumberName) => {
    const differences = remarks(field);
    return {
      ...differences,
      warning: differences.changed && sentNumberHint(field, form[field]),
      value: form[field],
      onChange: (typed: string) => onEdit({ [field]: typed }),
    };
  };
  return (
    <FormSection
      title="Launcher Position"
      description="Where the round button stands. Mind what your site keeps in that corner: a basket, a cookie notice."
    >
      <RadioGroup
        legend="Side"
        name="launcher_side"
        options={sides}
        {...remarks("launcherSide")}
        warning={unknownChoiceHint(form.launcherSide, launcherSides, sideLabels[widgetDefaults.launcherSide])}
        value={form.launcherSide}
        onChange={(launcherSide) => onEdit({ launcherSide })}
      />
      <Columns min="small">
        <NumberField
          name="launcher_offset_x"
          label="Horizontal offset"
          unit="px"
          {...number("launcherOffsetX")}
        />
        <NumberField
          name="launcher_offset_y"
          label="Vertical offset"
          unit="px"
          {...number("launcherOffsetY")}
        />
      </Columns>
      <NumberField
        name="launcher_z_index"
        label="Z-index"
        hint={`Higher values sit on top. The preview’s bar uses ${siteBarZIndex}.`}
        {...number("launcherZIndex")}
      />
    </FormSection>
  );
}
