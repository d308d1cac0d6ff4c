import { AccountIcon, Menu, SearchIcon, TeamIcon } from "@understudy/ui";
import { atHandTexts } from "../model/texts";
import { themeChoices, themeLabels, type ThemeChoice } from "../model/theme";
import { paths } from "../paths";
import { themeIcons } from "./theme-icons";

/** What is loaded only when it is asked for. */
export type AtHandPart = "palette" | "shortcuts";

export interface AccountMenuProps {
  theme: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void };
  onShow: (part: AtHandPart) => void;
}

const themeOptions = themeChoices.map((value) => ({
  value,
  label: themeLabels[value],
  icon: themeIcons[value],
}));

export function AccountMenu({ theme, onShow }: AccountMenuProps) {
  return (
    <Menu
      label="Account menu"
      icon={AccountIcon}
      iconOnly
      variant="quiet"
      items={[
        { kind: "action", label: atHandTexts.palette, icon: SearchIcon, onSelect: () => onShow("palette") },
        { kind: "link", label: paths.team.title, icon: TeamIcon, href: paths.team.href() },
        { kind: "separator" },
        {
          kind: "choice",
          legend: "Theme",
          value: theme.choice,
          options: themeOptions,
          onChange: (value) => {
            const chosen = themeChoices.find((choice) => choice === value);
            if (chosen) theme.onChange(chosen);
          },
        },
      ]}
    />
  );
}
