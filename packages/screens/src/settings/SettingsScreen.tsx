import { CardLink, Columns, PageHeader, Stack } from "@understudy/ui";
import {
  fieldText,
  paths,
  type SettingsPage,
  settingsPages,
  type Site,
  usableBrandColor,
} from "@understudy/model";
import { pageIcons } from "../shell/page-icons";
import { SettingsPicture } from "./SettingsPicture";
import { settingsPageTexts } from "./settings-texts";
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
            <CardLink
              key={name}
              href={paths[name].href()}
              title={paths[name].title}
              icon={pageIcons[name]}
              picture={<SettingsPicture name={name} widget={site && site.settings} />}
            >
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
  if (name === "siteSettings")
    return (
      <p className={styles.now} dir="auto">
        {site.name}
      </p>
    );
  return name === "chatSettings" && <WidgetNow {...site.settings} />;
}

function WidgetNow({ widgetEnabled, brandColor }: Site["settings"]) {
  const color = usableBrandColor(brandColor);
  return (
    <p className={styles.now}>
      <span className={styles.color} style={{ background: color }} />
      {color} · {fieldText(widgetEnabled)}
    </p>
  );
}
