export { SettingsScreen as SettingsPage } from "@understudy/screens";
