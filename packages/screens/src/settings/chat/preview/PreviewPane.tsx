import { Card, Cluster, Text, ToggleGroup } from "@understudy/ui";
import { truncate } from "@understudy/ui/truncate";
import { launcherPositionText, type SettingsForm, widgetPreview } from "@understudy/model";
import type { PreviewLook } from "../chat-view";
import { MockSite } from "./MockSite";
import { MockWidget } from "./MockWidget";
import { previewTexts } from "../chat-texts";
import * as styles from "./PreviewPane.css";
import { useLogo } from "./useLogo";

export interface PreviewPaneProps {
  /** The current values, saved or not. */
  form: SettingsForm;
  domain: string;
  look: PreviewLook;
  onLook: (look: PreviewLook) => void;
}

const devices = [
  { value: "desktop", label: previewTexts.desktop },
  { value: "phone", label: previewTexts.phone },
] as const;
const sites = [
  { value: "light", label: previewTexts.light },
  { value: "dark", label: previewTexts.dark },
] as const;
const panels = [
  { value: "closed", label: previewTexts.closed },
  { value: "open", label: previewTexts.open },
] as const;

/** The maximum length of a host name. */
const longestDomain = 255;

/** The widget as visitors would see it, before saving. */
export function PreviewPane({ form, domain, look, onLook }: PreviewPaneProps) {
  const widget = widgetPreview(form);
  const logo = useLogo(widget.logo);
  return (
    <section aria-label={previewTexts.label}>
      <Card padding="none">
        <div className={styles.scene}>
          {/* Hidden from screen readers: the text below describes it. */}
          <div className={styles.stage} aria-hidden="true">
            <MockSite
              device={look.device}
              site={look.site}
              address={truncate(domain, longestDomain)}
              widget={widget}
            >
              <MockWidget
                widget={widget}
                logo={logo}
                panel={look.panel}
                onToggle={() => onLook({ ...look, panel: look.panel === "open" ? "closed" : "open" })}
              />
            </MockSite>
          </div>
          {!widget.isEnabled && <p className={styles.mark}>{previewTexts.off}</p>}
        </div>
        <div className={styles.tools}>
          <Cluster gap="2">
            <ToggleGroup
              legend={previewTexts.device}
              options={devices}
              value={look.device}
              onChange={(device) => onLook({ ...look, device })}
            />
            <ToggleGroup
              legend={previewTexts.theme}
              options={sites}
              value={look.site}
              onChange={(site) => onLook({ ...look, site })}
            />
            <ToggleGroup
              legend={previewTexts.widget}
              options={panels}
              value={look.panel}
              onChange={(panel) => onLook({ ...look, panel })}
            />
          </Cluster>
        </div>
        <div className={styles.words}>
          <Text>{launcherPositionText(widget)}</Text>
          {logo.state === "broken" && <Text tone="warning">{previewTexts.logoBroken}</Text>}
          {logo.state === "refused" && <Text tone="warning">{previewTexts.logoInvalid}</Text>}
        </div>
      </Card>
    </section>
  );
}
