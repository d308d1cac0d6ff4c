import { Button, Card, HideIcon, ShowIcon, Skeleton } from "@understudy/ui";
import {
  type Discarded,
  loadErrors,
  paths,
  type Remote,
  type SettingsField,
  type SettingsForm,
  widgetMessages,
  widgetPreview,
  type Write,
} from "@understudy/model";
import { conflictLookup, type OnResolve } from "../../shared/conflicts";
import type { SetupSite } from "../../shared/NextSetupStep";
import { type SettingsActions, SettingsEditor } from "../SettingsEditor";
import { chatTexts } from "./chat-texts";
import { BrandingSection } from "./BrandingFields";
import * as styles from "./ChatSettingsScreen.css";
import { CoexistenceSection } from "./CoexistenceFields";
import { HotkeySection } from "./HotkeyFields";
import { LauncherSection, StatusSection } from "./LauncherFields";
import { PreviewPane } from "./preview/PreviewPane";
import { useLogo } from "./preview/useLogo";
import { RouteSection } from "./RouteFields";
import type { ChatSettingsView, PreviewLook, SectionProps } from "./chat-view";

export interface ChatSettingsScreenProps {
  settings: Remote<ChatSettingsView>;
  activity: Write;
  question: Discarded | null;
  preview: { look: PreviewLook; onLook: (look: PreviewLook) => void };
  /** Once the widget was enabled here, so that the setup leads on. */
  setup: SetupSite | null;
  onReload: () => void;
  onChange: (edit: SettingsForm) => void;
  onResolve: OnResolve<SettingsField>;
  actions: SettingsActions;
}

const words = { save: chatTexts.save, saved: widgetMessages.saved, failed: widgetMessages.saveFailed };

// By the names of the request.
const labels = {
  widget_enabled: chatTexts.show,
  launcher_side: chatTexts.side,
  launcher_offset_x: chatTexts.horizontal,
  launcher_offset_y: chatTexts.vertical,
  launcher_z_index: chatTexts.zIndex,
  brand_color: chatTexts.color,
  brand_title: chatTexts.title,
  brand_logo_url: chatTexts.logo,
  hotkey_enabled: chatTexts.enableShortcut,
  hotkey_combination: chatTexts.combination,
  coexistence_mode: chatTexts.mode,
  routes_include: chatTexts.include,
  routes_exclude: chatTexts.exclude,
};

const nameInRequest = (field: SettingsField) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function ChatSettingsScreen(props: ChatSettingsScreenProps) {
  const { settings, activity, question, actions, onReload, preview, setup } = props;
  return (
    <SettingsEditor
      title={paths.chatSettings.title}
      button={settings.state === "ready" && <PreviewSwitch {...preview} />}
      remote={settings}
      loadingLabel={chatTexts.loading}
      skeleton={<LoadingSettings pane={preview.look.pane} />}
      failureTitle={loadErrors.settings}
      onRetry={onReload}
      activity={activity}
      question={question}
      actions={actions}
      words={words}
      setup={setup}
      labels={labels}
    >
      {(view, errors) => <Layout {...props} view={view} errors={errors} />}
    </SettingsEditor>
  );
}

const LoadingSettings = ({ pane }: Pick<ChatSettingsScreenProps["preview"]["look"], "pane">) => (
  <div className={styles.layout[pane]}>
    {pane === "shown" && (
      <div className={styles.loadingPreview}>
        <Skeleton shape="panel" />
      </div>
    )}
    <Skeleton shape="panel" />
  </div>
);

function PreviewSwitch({ look, onLook }: ChatSettingsScreenProps["preview"]) {
  const isShown = look.pane === "shown";
  return (
    <Button
      icon={isShown ? HideIcon : ShowIcon}
      onClick={() => onLook({ ...look, pane: isShown ? "hidden" : "shown" })}
    >
      {isShown ? chatTexts.hidePreview : chatTexts.showPreview}
    </Button>
  );
}

function Layout({
  view,
  preview: { look, onLook },
  onChange,
  onResolve,
  errors,
}: ChatSettingsScreenProps & { view: ChatSettingsView; errors: Readonly<Record<string, string>> }) {
  const { edit, unsaved, conflicts, siteName } = view;
  const widget = widgetPreview(edit);
  const logo = useLogo(widget.logo);
  const conflictOf = conflictLookup(conflicts, onResolve);
  const section: SectionProps = {
    form: edit,
    remarks: (field) => ({
      changed: unsaved.includes(field),
      conflict: conflictOf(field),
      error: errors[nameInRequest(field)],
    }),
    onEdit: (part) => onChange({ ...edit, ...part }),
  };
  return (
    <div className={styles.layout[look.pane]}>
      {look.pane === "shown" && (
        <div className={styles.preview}>
          <PreviewPane
            widget={widget}
            logo={logo}
            siteName={siteName}
            isOpen={look.panel === "open"}
            onOpen={(isOpen) => onLook({ ...look, panel: isOpen ? "open" : "closed" })}
          />
        </div>
      )}
      <Card>
        <StatusSection {...section} />
        <LauncherSection {...section} />
        <BrandingSection {...section} logo={logo} />
        <HotkeySection {...section} />
        <CoexistenceSection {...section} />
        <RouteSection {...section} />
      </Card>
    </div>
  );
}
