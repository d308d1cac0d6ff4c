import { CardLink, ChatIcon, Columns, KeysIcon, PageHeader, SiteIcon, Stack, TeamIcon } from "@understudy/ui";
import { paths, type Site, usableBrandColor } from "@understudy/model";
import { settingsTexts } from "./settings-texts";
import * as styles from "./SettingsScreen.css";

export interface SettingsScreenProps {
  /** `null` unless another page has loaded it. */
  site: Pick<Site, "name" | "settings"> | null;
}

export function SettingsScreen({ site }: SettingsScreenProps) {
  return (
    <Stack gap="4">
      <PageHeader title={paths.settings.title} />
      <div className={styles.cards}>
        <Columns most={2}>
          <CardLink href={paths.siteSettings.href()} title={paths.siteSettings.title} icon={SiteIcon}>
            {settingsTexts.site}
            {site !== null && site.name !== "" && (
              <p className={styles.now} dir="auto">
                {site.name}
              </p>
            )}
          </CardLink>
          <CardLink href={paths.chatSettings.href()} title={paths.chatSettings.title} icon={ChatIcon}>
            {settingsTexts.chat}
            {site !== null && <WidgetNow settings={site.settings} />}
          </CardLink>
          <CardLink href={paths.keys.href()} title={paths.keys.title} icon={KeysIcon}>
            {settingsTexts.keys}
          </CardLink>
          <CardLink href={paths.team.href()} title={paths.team.title} icon={TeamIcon}>
            {settingsTexts.team}
          </CardLink>
        </Columns>
      </div>
    </Stack>
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
