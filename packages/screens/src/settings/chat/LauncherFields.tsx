import { Checkbox, Columns, FormSection, Link, NumberField, RadioGroup } from "@understudy/ui";
import {
  launcherSides,
  type NumberField as NumberName,
  paths,
  sentNumberHint,
  sideLabels,
  unknownChoiceHint,
  widgetFields,
} from "@understudy/model";
import type { SectionProps } from "./chat-view";
import { chatTexts } from "./chat-texts";

export function StatusSection({ form, field, onEdit, isInstalled }: SectionProps & { isInstalled: boolean }) {
  return (
    <FormSection title={chatTexts.status}>
      <Checkbox
        look="switch"
        {...field("widgetEnabled")}
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

export function LauncherSection({ form, field, onEdit }: SectionProps) {
  const number = (key: NumberName) => {
    const control = field(key);
    return {
      ...control,
      warning: control.changed && sentNumberHint(key, form[key]),
      value: form[key],
      onChange: (typed: string) => onEdit({ [key]: typed }),
    };
  };
  const { label: legend, ...side } = field("launcherSide");
  return (
    <FormSection title={chatTexts.position}>
      <RadioGroup
        legend={legend}
        options={sides}
        {...side}
        warning={unknownChoiceHint(
          form.launcherSide,
          launcherSides,
          sideLabels[widgetFields.launcherSide.fallback],
        )}
        value={form.launcherSide}
        onChange={(launcherSide) => onEdit({ launcherSide })}
      />
      <Columns most={4}>
        <NumberField unit="px" {...number("launcherOffsetX")} />
        <NumberField unit="px" {...number("launcherOffsetY")} />
      </Columns>
      <NumberField description={chatTexts.zIndexHint} {...number("launcherZIndex")} />
    </FormSection>
  );
}
