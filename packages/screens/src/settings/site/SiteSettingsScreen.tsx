import { FormSection, TextField, Skeleton } from "@understudy/ui";
import {
  type Discarded,
  domainHint,
  type FormView,
  loadErrors,
  paths,
  type Remote,
  type SiteDomains,
  type SiteField,
  type SiteForm,
  siteMessages,
  type Write,
} from "@understudy/model";
import { conflictLookup, type OnResolve } from "../../shared/conflicts";
import { type SettingsActions, SettingsEditor } from "../SettingsEditor";
import { SiteIdField, type SiteIdCopy } from "./SiteIdField";
import { DomainStage } from "./DomainStage";
import { siteTexts } from "./site-texts";

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

// By the names of the request.
const labels = {
  name: siteTexts.name,
  domain_dev: siteTexts.development,
  domain_staging: siteTexts.staging,
  domain_prod: siteTexts.production,
};

export function SiteSettingsScreen(props: SiteSettingsScreenProps) {
  const { settings, activity, question, actions, onReload } = props;
  return (
    <SettingsEditor
      title={paths.siteSettings.title}
      aside={<DomainStage domains={settings.state === "ready" ? settings.data.edit.domains : null} />}
      remote={settings}
      loadingLabel={siteTexts.loading}
      skeleton={<Skeleton shape="panel" />}
      failureTitle={loadErrors.site}
      onRetry={onReload}
      activity={activity}
      question={question}
      actions={actions}
      words={words}
      labels={labels}
    >
      {(view) => <Fields {...props} view={view} />}
    </SettingsEditor>
  );
}

const domains: readonly { field: keyof SiteDomains; placeholder: string }[] = [
  { field: "dev", placeholder: siteTexts.developmentPlaceholder },
  { field: "staging", placeholder: siteTexts.stagingPlaceholder },
  { field: "prod", placeholder: siteTexts.productionPlaceholder },
];

function Fields({ view, copy, onChange, onResolve }: SiteSettingsScreenProps & { view: SiteSettingsView }) {
  const { siteId, edit, unsaved, conflicts } = view;
  const conflictOf = conflictLookup(conflicts, onResolve);
  return (
    <>
      <FormSection title={siteTexts.section}>
        <TextField
          name="name"
          label={labels.name}
          changed={unsaved.includes("name")}
          conflict={conflictOf("name")}
          value={edit.name}
          onChange={(name) => onChange({ ...edit, name })}
        />
        <SiteIdField siteId={siteId} copy={copy} copyLabel={siteTexts.copy} />
      </FormSection>
      <FormSection title={siteTexts.domains}>
        {domains.map(({ field, placeholder }) => (
          <TextField
            key={field}
            name={`domain_${field}`}
            label={labels[`domain_${field}`]}
            placeholder={placeholder}
            dir="ltr"
            spellCheck={false}
            changed={unsaved.includes(field)}
            conflict={conflictOf(field)}
            warning={domainHint(edit.domains[field])}
            value={edit.domains[field]}
            onChange={(domain) => onChange({ ...edit, domains: { ...edit.domains, [field]: domain } })}
          />
        ))}
      </FormSection>
    </>
  );
}
