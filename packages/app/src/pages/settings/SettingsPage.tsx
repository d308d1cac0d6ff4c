import { SettingsScreen } from "@understudy/screens";
import { siteApi } from "../../api/site";

/** Shows what other pages have loaded, and loads nothing. */
export function SettingsPage() {
  const { currentData } = siteApi.endpoints.site.useQueryState();
  return <SettingsScreen site={currentData ?? null} />;
}
