import { FormSection, TextField, Skeleton } from "@understudy/ui";
import {
  type Discarded,
  domainHint,
  environments,
  type FormView,
  loadErrors,
  paths,
  type Remote,
  type SiteField,
  siteFields,
  type SiteForm,
  siteMessages,
  type Write,
} from "@understudy/model";
import { formField, type OnResolve } from "../../shared/form-field";
import { type SettingsActions, SettingsEditor } from "../SettingsEditor";
import { SiteIdField, type SiteIdCopy } from "./SiteIdField";
import { DomainStage } from "./DomainStage";
import { domainPlaceholders, siteTexts } from "./site-texts";

export type SiteSettingsView = FormView<SiteForm, SiteField> & { siteId: string };

export interface SiteSettingsScreenProps {
  settings: Remote<SiteSettingsView>;
  activity: Write;
  question: Discarded | null;
  copy: SiteIdCopy;
  onReload: () => void;
  onChange: (edit: SiteForm) => void;
  onResolve: OnResolve<SiteField>;
  actions: SettingsActions;
}

const words = { save: siteTexts.save, saved: siteMessages.saved, failed: siteMessages.saveFailed };

export function SiteSettingsScreen(props: SiteSettingsScreenProps) {
  const { settings, activity, question, actions, onReload } = props;
  return (
    <SettingsEditor
      title={paths.siteSettings.title}
      aside={<DomainStage domains={settings.state === "ready" ? settings.data.edit : null} />}
      remote={settings}
      loadingLabel={siteTexts.loading}
      skeleton={<Skeleton shape="panel" />}
      failureTitle={loadErrors.site}
      onRetry={onReload}
      activity={activity}
      question={question}
      actions={actions}
      words={words}
      fields={siteFields}
    >
      {(view) => <Fields {...props} view={view} />}
    </SettingsEditor>
  );
}

function Fields({ view, copy, onChange, onResolve }: SiteSettingsScreenProps & { view: SiteSettingsView }) {
  const { siteId, edit } = view;
  const field = formField(siteFields, view, onResolve);
  return (
    <>
      <FormSection title={siteTexts.section}>
        <TextField {...field("name")} value={edit.name} onChange={(name) => onChange({ ...edit, name })} />
        <SiteIdField siteId={siteId} copy={copy} copyLabel={siteTexts.copy} />
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
