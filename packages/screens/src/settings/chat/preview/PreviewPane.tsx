import { Card, Cluster, Text, ToggleGroup } from "@understudy/ui";
import { truncate } from "@understudy/ui/text";
import { checkRoute, pathOf, routeVerdictText } from "../../../model/widget/route-patterns";
import { widgetPreview, type SettingsForm } from "../../../model/widget/widget";
import { coexistenceTexts } from "../../../model/widget/texts";
import { launcherPositionText, routesText } from "../../../model/widget/widget-descriptions";
import type { PreviewLook } from "../chat-view";
import { MockSite } from "./MockSite";
import { MockWidget } from "./MockWidget";
import { previewTexts } from "../texts";
import * as styles from "./PreviewPane.css";
import { useLogo, type Logo } from "./useLogo";

export interface PreviewPaneProps {
  /** The current values, saved or not. */
  form: SettingsForm;
  domain: string;
  /** The path being tested; empty for none. */
  path: string;
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
export function PreviewPane({ form, domain, path, look, onLook }: PreviewPaneProps) {
  const widget = widgetPreview(form);
  const logo = useLogo(widget.logo);
  const verdict = path.trim() === "" ? null : checkRoute(path, form.routesInclude, form.routesExclude);
  const isThere = widget.isEnabled && verdict?.isShown !== false;
  return (
    <section aria-label={previewTexts.label}>
      <Card padding="none">
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
        {/* Hidden from screen readers: the text below describes it. */}
        <div className={styles.stage} aria-hidden="true">
          <MockSite
            device={look.device}
            site={look.site}
            address={`${truncate(domain, longestDomain)}${path.trim() === "" ? "/" : pathOf(path)}`}
          >
            {isThere && (
              <MockWidget
                widget={widget}
                logo={logo}
                panel={look.panel}
                onToggle={() => onLook({ ...look, panel: look.panel === "open" ? "closed" : "open" })}
              />
            )}
          </MockSite>
        </div>
        <div className={styles.words}>
          {!widget.isEnabled && <Text strong>{previewTexts.off}</Text>}
          {widget.isEnabled && verdict && <Text strong>{routeVerdictText(verdict)}</Text>}
          {isThere && <Text>{launcherPositionText(widget)}</Text>}
          {isThere && <LogoWords logo={logo} />}
          <Text>{routesText(form)}</Text>
          <Text tone="muted">{previewTexts.limits(coexistenceTexts[widget.coexistence].label)}</Text>
        </div>
      </Card>
    </section>
  );
}

function LogoWords({ logo }: { logo: Logo }) {
  switch (logo.state) {
    case "broken":
      return <Text tone="warning">{previewTexts.logoBroken}</Text>;
    case "refused":
      return <Text tone="warning">{previewTexts.logoInvalid}</Text>;
    default:
      return null;
  }
}
