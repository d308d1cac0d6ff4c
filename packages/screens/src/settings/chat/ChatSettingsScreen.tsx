import { Button, HideIcon, ShowIcon, startEdge } from "@understudy/ui";
import {
  loadErrors,
  type SettingsField,
  type SettingsForm,
  widgetFields,
  widgetMessages,
  type WidgetPreview,
  widgetPreview,
} from "@understudy/model";
import { formField } from "../../shared/form-field";
import type { SetupSite } from "../../shared/NextSetupStep";
import { SettingsEditor, type SettingsFormProps } from "../SettingsEditor";
import { chatTexts } from "./chat-texts";
import { BrandingSection } from "./BrandingFields";
import * as styles from "./ChatSettingsScreen.css";
import { CoexistenceSection } from "./CoexistenceFields";
import { HotkeySection } from "./HotkeyFields";
import { LauncherSection, StatusSection } from "./LauncherFields";
import { PreviewPane } from "./preview/PreviewPane";
import { type Logo, useLogo } from "./preview/useLogo";
import { RouteSection } from "./RouteFields";
import type { ChatSettingsView, PreviewLook, SectionProps } from "./chat-view";

export interface ChatSettingsScreenProps extends SettingsFormProps<
  ChatSettingsView,
  SettingsForm,
  SettingsField
> {
  preview: { look: PreviewLook; onLook: (look: PreviewLook) => void };
  /** Once the widget was enabled here, so that the setup leads on. */
  setup: SetupSite | null;
}

const texts = { ...chatTexts, ...widgetMessages, loadFailed: loadErrors.settings };

export function ChatSettingsScreen(props: ChatSettingsScreenProps) {
  const { settings, preview } = props;
  const widget = settings.state === "ready" ? widgetPreview(settings.data.edit) : undefined;
  const logo = useLogo(widget?.logo);
  return (
    <SettingsEditor
      {...props}
      page="chatSettings"
      texts={texts}
      button={settings.state === "ready" && <PreviewSwitch {...preview} />}
      aside={
        preview.look.pane !== "hidden" &&
        settings.state !== "failed" && (
          <Preview
            {...preview}
            widget={widget}
            logo={logo}
            siteName={settings.state === "ready" ? settings.data.siteName : ""}
          />
        )
      }
      fields={widgetFields}
    >
      {(view) => <Fields {...props} view={view} logo={logo} />}
    </SettingsEditor>
  );
}

type PreviewProps = ChatSettingsScreenProps["preview"] & {
  /** `undefined` while loading. */
  widget: WidgetPreview | undefined;
  logo: Logo;
  siteName: string;
};

function Preview({ look, onLook, widget, ...scene }: PreviewProps) {
  if (widget === undefined) return <div className={styles.loadingPreview} aria-hidden="true" />;
  return (
    <div ref={startEdge} className={styles.preview}>
      <PreviewPane
        {...scene}
        widget={widget}
        isOpen={look.panel === "open"}
        onOpen={(isOpen) => onLook({ ...look, panel: isOpen ? "open" : "closed" })}
        isExpanded={look.pane === "expanded"}
        onExpand={(isExpanded) => onLook({ ...look, pane: isExpanded ? "expanded" : "shown" })}
      />
    </div>
  );
}

function PreviewSwitch({ look, onLook }: ChatSettingsScreenProps["preview"]) {
  const isShown = look.pane !== "hidden";
  return (
    <Button
      icon={isShown ? HideIcon : ShowIcon}
      onClick={() => onLook({ ...look, pane: isShown ? "hidden" : "shown" })}
    >
      {isShown ? chatTexts.hidePreview : chatTexts.showPreview}
    </Button>
  );
}

function Fields({
  view,
  logo,
  onChange,
  onResolve,
}: ChatSettingsScreenProps & { view: ChatSettingsView; logo: Logo }) {
  const { edit } = view;
  const section: SectionProps = {
    form: edit,
    field: formField(widgetFields, view, onResolve),
    onEdit: (part) => onChange({ ...edit, ...part }),
  };
  return (
    <>
      <StatusSection {...section} isInstalled={view.isInstalled} />
      <LauncherSection {...section} />
      <BrandingSection {...section} logo={logo} />
      <HotkeySection {...section} />
      <CoexistenceSection {...section} />
      <RouteSection {...section} />
    </>
  );
}
