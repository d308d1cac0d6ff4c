import { FormSection, TextField } from "@understudy/ui";
import {
  domainHint,
  environments,
  type FormView,
  loadErrors,
  type SiteField,
  siteFields,
  type SiteForm,
  siteMessages,
} from "@understudy/model";
import { formField } from "../../shared/form-field";
import { SettingsEditor, type SettingsFormProps } from "../SettingsEditor";
import { SiteIdField } from "./SiteIdField";
import { DomainStage } from "./DomainStage";
import { domainPlaceholders, siteTexts } from "./site-texts";

export type SiteSettingsView = FormView<SiteForm, SiteField> & { siteId: string };

export type SiteSettingsScreenProps = SettingsFormProps<SiteSettingsView, SiteForm, SiteField>;

const texts = { ...siteTexts, ...siteMessages, loadFailed: loadErrors.site };

export function SiteSettingsScreen(props: SiteSettingsScreenProps) {
  const { settings } = props;
  return (
    <SettingsEditor
      {...props}
      page="siteSettings"
      texts={texts}
      aside={<DomainStage domains={settings.state === "ready" ? settings.data.edit : null} />}
      fields={siteFields}
    >
      {(view) => <Fields {...props} view={view} />}
    </SettingsEditor>
  );
}

function Fields({ view, onChange, onResolve }: SiteSettingsScreenProps & { view: SiteSettingsView }) {
  const { siteId, edit } = view;
  const field = formField(siteFields, view, onResolve);
  return (
    <>
      <FormSection title={siteTexts.section}>
        <TextField {...field("name")} value={edit.name} onChange={(name) => onChange({ ...edit, name })} />
        <SiteIdField siteId={siteId} />
      </FormSection>
      <FormSection title={siteTexts.domains}>
        {environments.map((environment) => (
          <TextField
            key={environment}
            {...field(environment)}
            placeholder={domainPlaceholders[environment]}
            dir="ltr"
            spellCheck={false}
            warning={domainHint(edit[environment])}
            value={edit[environment]}
            onChange={(domain) => onChange({ ...edit, [environment]: domain })}
          />
        ))}
      </FormSection>
    </>
  );
}
