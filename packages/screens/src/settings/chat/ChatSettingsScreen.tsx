import { Button, Card, HideIcon, LoadingRegion, PageHeader, ShowIcon, Skeleton, Stack } from "@understudy/ui";
import type { Remote } from "../../model/remote";
import { inlineErrors, loadErrors, successTexts } from "../../model/texts";
import type { SettingsField, SettingsForm } from "../../model/widget/widget";
import { paths } from "../../paths";
import { conflictLookup, type OnResolve } from "../../shared/conflicts";
import { RemoteSection } from "../../shared/RemoteSection";
import type { SettingsActions, SettingsActivity } from "../settings-activity";
import { SettingsEditor } from "../SettingsEditor";
import { BrandingSection } from "./BrandingFields";
import * as styles from "./ChatSettingsScreen.css";
import { CoexistenceSection } from "./CoexistenceFields";
import { HotkeySection } from "./HotkeyFields";
import { LauncherSection, StatusSection } from "./LauncherFields";
import { PreviewPane } from "./preview/PreviewPane";
import { RouteSection, type RouteTester } from "./RouteFields";
import { ScriptTagCard } from "./ScriptTagCard";
import type { ChatSettingsView, PreviewLook, SectionProps } from "./chat-view";

export interface ChatSettingsScreenProps {
  settings: Remote<ChatSettingsView>;
  activity: SettingsActivity;
  preview: { look: PreviewLook; onLook: (look: PreviewLook) => void };
  tester: RouteTester;
  onReload: () => void;
  onChange: (edit: SettingsForm) => void;
  onResolve: OnResolve<SettingsField>;
  actions: SettingsActions;
}

const words = { save: "Save Settings", saved: successTexts.settingsSaved, failed: inlineErrors.saveSettings };

export function ChatSettingsScreen(props: ChatSettingsScreenProps) {
  const { settings, activity, actions, onReload, preview } = props;
  return (
    <Stack gap="4">
      <PageHeader
        title={paths.chatSettings.title}
        back={{ href: paths.settings.href(), label: "Back to Settings" }}
        {...(settings.state === "ready" && { actions: <PreviewSwitch {...preview} /> })}
      />
      <RemoteSection
        remote={settings}
        loading={
          <LoadingRegion label="Loading settings">
            <Skeleton shape="block" count={3} />
          </LoadingRegion>
        }
        failureTitle={loadErrors.settings}
        onRetry={onReload}
      >
        {(view) => (
          <SettingsEditor
            isUnsaved={view.unsaved.length > 0}
            conflicts={view.conflicts.length}
            offer={view.offer}
            activity={activity}
            actions={actions}
            words={words}
          >
            <Layout {...props} view={view} />
          </SettingsEditor>
        )}
      </RemoteSection>
    </Stack>
  );
}

function PreviewSwitch({ look, onLook }: ChatSettingsScreenProps["preview"]) {
  const isShown = look.pane === "shown";
  return (
    <Button
      icon={isShown ? HideIcon : ShowIcon}
      onClick={() => onLook({ ...look, pane: isShown ? "hidden" : "shown" })}
    >
      {isShown ? "Hide Preview" : "Show Preview"}
    </Button>
  );
}

function Layout({
  view,
  preview,
  tester,
  onChange,
  onResolve,
}: ChatSettingsScreenProps & { view: ChatSettingsView }) {
  const { edit, unsaved, conflicts, tag, domain } = view;
  const isShown = preview.look.pane === "shown";
  const conflictOf = conflictLookup(conflicts, onResolve);
  const section: SectionProps = {
    form: edit,
    remarks: (field) => ({ changed: unsaved.includes(field), conflict: conflictOf(field) }),
    onEdit: (part) => onChange({ ...edit, ...part }),
  };
  return (
    <div className={styles.around}>
      <div className={styles.layout[preview.look.pane]}>
        {isShown && (
          <div className={styles.side}>
            <PreviewPane form={edit} domain={domain} path={tester.path} {...preview} />
            <ScriptTagCard tag={tag} />
          </div>
        )}
        <div className={styles.form}>
          <Card>
            <StatusSection {...section} />
            <LauncherSection {...section} />
            <BrandingSection {...section} />
            <HotkeySection {...section} />
            <CoexistenceSection {...section} />
            <RouteSection {...section} tester={tester} />
          </Card>
        </div>
        {!isShown && <ScriptTagCard tag={tag} />}
      </div>
    </div>
  );
}
