import { Menu, TeamIcon } from "@understudy/ui";
import {
  displayName,
  initialOf,
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

export interface AccountMenuProps {
  user: User;
  theme: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void };
}

const themeOptions = themeChoices.map((value) => ({
  value,
  label: themeLabels[value],
  icon: themeIcons[value],
}));

export function AccountMenu({ user, theme }: AccountMenuProps) {
  return (
    <Menu
      label={shellTexts.accountMenu}
      initial={initialOf(user)}
      caption={
        <span className={styles.caption}>
          <Person user={user} />
        </span>
      }
      // On phones, the caption is hidden.
      heading={
        <p className={styles.heading} aria-hidden="true">
          <Person user={user} />
        </p>
      }
      items={[
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
      ]}
    />
  );
}

function Person({ user }: { user: User }) {
  return (
    <>
      <span className={styles.name} dir="auto" title={displayName(user)}>
        {displayName(user)}
      </span>
      {user.email !== null && (
        <span className={styles.email} dir="auto" title={user.email}>
          {user.email}
        </span>
      )}
    </>
  );
}
