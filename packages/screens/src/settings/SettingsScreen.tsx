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
              <Now name={name} site={site} />
            </CardLink>
          ))}
        </Columns>
      </div>
    </Stack>
  );
}

type SiteNow = Pick<Site, "name" | "settings">;

/** What is set now. Its line is reserved until the site is loaded. */
function Now({ name, site }: SettingsScreenProps & { name: SettingsPage }) {
  if (name === "siteSettings")
    return (
      <p className={styles.now} dir="auto">
        {site?.name}
      </p>
    );
  if (name === "chatSettings")
    return <p className={styles.now}>{site && <WidgetNow {...site.settings} />}</p>;
  return null;
}

function WidgetNow({ widgetEnabled, brandColor }: Site["settings"]) {
  const color = usableBrandColor(brandColor);
  return (
    <>
      <span className={styles.color} style={{ background: color }} />
      {color} · {fieldText(widgetEnabled)}
    </>
  );
}
