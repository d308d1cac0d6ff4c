import { CardLink, Columns, PageHeader, Stack } from "@understudy/ui";
import { paths, type SettingsPage, settingsPages, type Site, usableBrandColor } from "@understudy/model";
import { pageIcons } from "../shell/page-icons";
import { settingsPageTexts, settingsTexts } from "./settings-texts";
import * as styles from "./SettingsScreen.css";

export interface SettingsScreenProps {
  /** `null` unless another page has loaded it. */
  site: SiteNow | null;
}

export function SettingsScreen({ site }: SettingsScreenProps) {
  return (
    <Stack gap="4">
      <PageHeader title={paths.settings.title} />
      <div className={styles.cards}>
        <Columns most={2}>
          {settingsPages.map((name) => (
            <CardLink key={name} href={paths[name].href()} title={paths[name].title} icon={pageIcons[name]}>
              {settingsPageTexts[name]}
              {site && <Now name={name} site={site} />}
            </CardLink>
          ))}
        </Columns>
      </div>
    </Stack>
  );
}

type SiteNow = Pick<Site, "name" | "settings">;

/** What is set now. */
function Now({ name, site }: { name: SettingsPage; site: SiteNow }) {
  if (name === "chatSettings") return <WidgetNow settings={site.settings} />;
  if (name !== "siteSettings" || site.name === "") return null;
  return (
    <p className={styles.now} dir="auto">
      {site.name}
    </p>
  );
}

function WidgetNow({ settings: { widgetEnabled, brandColor } }: Pick<Site, "settings">) {
  const color = usableBrandColor(brandColor);
  return (
    <p className={styles.now}>
      <span className={styles.color} style={{ background: color }} />
      {color} · {widgetEnabled ? settingsTexts.on : settingsTexts.off}
    </p>
  );
}
