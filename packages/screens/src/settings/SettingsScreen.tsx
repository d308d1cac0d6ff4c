import { CardLink, ChatIcon, Columns, KeysIcon, PageHeader, SiteIcon, Stack, TeamIcon } from "@understudy/ui";
import { paths } from "../paths";

export function SettingsScreen() {
  return (
    <Stack gap="4">
      <PageHeader
        title={paths.settings.title}
        subtitle="How this site is wired up, and who looks after it."
      />
      <Columns min="large">
        <CardLink href={paths.siteSettings.href()} title={paths.siteSettings.title} icon={SiteIcon}>
          The site’s name, its ID, and its domains for development, staging and production.
        </CardLink>
        <CardLink href={paths.chatSettings.href()} title={paths.chatSettings.title} icon={ChatIcon}>
          How the widget looks, where it sits on the page, and on which pages it shows.
        </CardLink>
        <CardLink href={paths.keys.href()} title={paths.keys.title} icon={KeysIcon}>
          Keys for recording and running actions. Each is shown once, and can be revoked.
        </CardLink>
        <CardLink href={paths.team.href()} title={paths.team.title} icon={TeamIcon}>
          The people on this site, and what each of them may do.
        </CardLink>
      </Columns>
    </Stack>
  );
}
