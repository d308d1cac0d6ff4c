import { Menu, SearchIcon, TeamIcon, type Density } from "@understudy/ui";
import {
  displayName,
  initialOf,
  overlayTexts,
  paths,
  type ThemeChoice,
  themeChoices,
  themeLabels,
  type User,
} from "@understudy/model";
import * as styles from "./AccountMenu.css";
import { shellTexts } from "./shell-texts";
import { themeIcons } from "./theme-icons";

/** Parts whose code loads on first use. */
export type OverlayName = "palette" | "shortcuts";

/** Written by the build. */
const licensesHref = "/licenses.txt";

export interface AccountMenuProps {
  user: User;
  theme: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void };
  density: { choice: Density; onChange: (choice: Density) => void };
  onShow: (part: OverlayName) => void;
  version: string;
}

const themeOptions = themeChoices.map((value) => ({
  value,
  label: themeLabels[value],
  icon: themeIcons[value],
}));

const densityOptions: readonly { value: Density; label: string }[] = [
  { value: "comfortable", label: shellTexts.comfortable },
  { value: "dense", label: shellTexts.dense },
];

export function AccountMenu({ user, theme, density, onShow, version }: AccountMenuProps) {
  return (
    <Menu
      label={shellTexts.accountMenu}
      initial={initialOf(user)}
      caption={<Person user={user} />}
      variant="quiet"
      note={shellTexts.version(version)}
      items={[
        { kind: "action", label: overlayTexts.palette, icon: SearchIcon, onSelect: () => onShow("palette") },
        { kind: "link", label: paths.team.title, icon: TeamIcon, href: paths.team.href() },
        { kind: "separator" },
        {
          kind: "choice",
          legend: shellTexts.theme,
          value: theme.choice,
          options: themeOptions,
          onChange: (value) => {
            const chosen = themeChoices.find((choice) => choice === value);
            if (chosen) theme.onChange(chosen);
          },
        },
        {
          kind: "choice",
          legend: shellTexts.rowHeight,
          value: density.choice,
          options: densityOptions,
          onChange: (value) => density.onChange(value === "dense" ? "dense" : "comfortable"),
        },
        { kind: "separator" },
        { kind: "link", label: shellTexts.licenses, href: licensesHref, newTab: true },
      ]}
    />
  );
}

function Person({ user }: { user: User }) {
  return (
    <span className={styles.person}>
      <span className={styles.name} dir="auto" title={displayName(user)}>
        {displayName(user)}
      </span>
      {user.email !== null && (
        <span className={styles.email} dir="auto" title={user.email}>
          {user.email}
        </span>
      )}
    </span>
  );
}
