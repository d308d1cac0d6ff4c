import { CardLink, ChatIcon, Columns, KeysIcon, PageHeader, SiteIcon, Stack, TeamIcon } from "@understudy/ui";
import { paths } from "@understudy/model";
import { settingsTexts } from "./settings-texts";

export function SettingsScreen() {
  return (
    <Stack gap="4">
      <PageHeader title={paths.settings.title} subtitle={settingsTexts.subtitle} />
      <Columns min="large">
        <CardLink href={paths.siteSettings.href()} title={paths.siteSettings.title} icon={SiteIcon}>
          {settingsTexts.site}
        </CardLink>
        <CardLink href={paths.chatSettings.href()} title={paths.chatSettings.title} icon={ChatIcon}>
          {settingsTexts.chat}
        </CardLink>
        <CardLink href={paths.keys.href()} title={paths.keys.title} icon={KeysIcon}>
          {settingsTexts.keys}
        </CardLink>
        <CardLink href={paths.team.href()} title={paths.team.title} icon={TeamIcon}>
          {settingsTexts.team}
        </CardLink>
      </Columns>
    </Stack>
  );
}
