import { Card, Cluster, Text, ToggleGroup } from "@understudy/ui";
import { judgeRoute, pathOf, routeVerdictText } from "../../../model/widget/route-patterns";
import { widgetPreview, type SettingsForm } from "../../../model/widget/widget";
import { coexistenceTexts } from "../../../model/widget/texts";
import { launcherPositionText, routesText } from "../../../model/widget/widget-descriptions";
import type { PreviewLook } from "../chat-view";
import { MockSite } from "./MockSite";
import { MockWidget } from "./MockWidget";
import * as styles from "./PreviewPane.css";
import { useLogo, type Logo } from "./useLogo";

export interface PreviewPaneProps {
  /** As it stands, saved or not. */
  form: SettingsForm;
  domain: string;
  /** The path being tried; empty for none. */
  path: string;
  look: PreviewLook;
  onLook: (look: PreviewLook) => void;
}

const devices = [
  { value: "desktop", label: "Desktop" },
  { value: "phone", label: "Phone" },
] as const;
const sites = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
const panels = [
  { value: "closed", label: "Closed" },
  { value: "open", label: "Open" },
] as const;

/** The form as a visitor would see it. */
export function PreviewPane({ form, domain, path, look, onLook }: PreviewPaneProps) {
  const widget = widgetPreview(form);
  const logo = useLogo(widget.logo);
  const verdict = path.trim() === "" ? null : judgeRoute(path, form.routesInclude, form.routesExclude);
  const isThere = widget.isEnabled && verdict?.isShown !== false;
  return (
    <section aria-label="Preview">
      <Card padding="none">
        <div className={styles.tools}>
          <Cluster gap="2">
            <ToggleGroup
              legend="Device"
              options={devices}
              value={look.device}
              onChange={(device) => onLook({ ...look, device })}
            />
            <ToggleGroup
              legend="Colours of the site"
              options={sites}
              value={look.site}
              onChange={(site) => onLook({ ...look, site })}
            />
            <ToggleGroup
              legend="Widget"
              options={panels}
              value={look.panel}
              onChange={(panel) => onLook({ ...look, panel })}
            />
          </Cluster>
        </div>
        {/* A picture: everything it tells stands in words below. */}
        <div className={styles.stage} aria-hidden="true">
          <MockSite
            device={look.device}
            site={look.site}
            side={widget.side}
            address={`${domain}${path.trim() === "" ? "/" : pathOf(path)}`}
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
          {!widget.isEnabled && <Text strong>The widget is off: visitors see nothing of it.</Text>}
          {widget.isEnabled && verdict && <Text strong>{routeVerdictText(verdict)}</Text>}
          {isThere && <Text>{launcherPositionText(widget)}</Text>}
          {isThere && <LogoWords logo={logo} />}
          <Text>{routesText(form)}</Text>
          <Text tone="muted">
            Cannot be shown here: how it gets on with other widgets on a real page (
            {coexistenceTexts[widget.coexistence].label}).
          </Text>
        </div>
      </Card>
    </section>
  );
}

function LogoWords({ logo }: { logo: Logo }) {
  switch (logo.state) {
    case "broken":
      return <Text tone="warning">The logo did not load.</Text>;
    case "refused":
      return <Text tone="warning">The logo’s address cannot be used.</Text>;
    default:
      return null;
  }
}
