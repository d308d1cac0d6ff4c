import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon, type Icon } from "@understudy/ui";
import type { ThemeChoice } from "@understudy/model";

export const themeIcons: Record<ThemeChoice, Icon> = {
  system: SystemThemeIcon,
  light: LightThemeIcon,
  dark: DarkThemeIcon,
};
