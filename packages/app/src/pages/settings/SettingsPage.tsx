export { SettingsScreen as Component } from "@understudy/screens";
