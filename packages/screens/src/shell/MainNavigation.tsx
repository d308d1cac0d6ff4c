import { List, useUiContext, VisuallyHidden } from "@understudy/ui";
import { isRouteName, parentOf, paths, type RouteName, type TopPage } from "@understudy/model";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { pageIcons } from "./page-icons";
import { navigationTexts, shellTexts } from "./shell-texts";
import * as styles from "./MainNavigation.css";

export interface MainNavigationProps {
  route: RouteName | null;
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}

const entries = Object.keys(navigationTexts).filter(
  (name): name is TopPage => isRouteName(name) && parentOf(name) === null,
);

const isIn = (entry: TopPage, route: RouteName | null) =>
  route !== null && (entry === route || entry === parentOf(route));

export function MainNavigation({ route, collapsed, onNavigate }: MainNavigationProps) {
  const current = entries.findIndex((entry) => isIn(entry, route));
  return (
    <nav aria-label={shellTexts.navigation} className={styles.navigation}>
      <List>
        {entries.map((entry) => (
          <li key={entry}>
            <NavigationLink entry={entry} route={route} collapsed={collapsed} onNavigate={onNavigate} />
          </li>
        ))}
      </List>
      {current >= 0 && (
        <span
          className={styles.current}
          style={assignInlineVars({ [styles.count]: `${entries.length}`, [styles.at]: `${current}` })}
        />
      )}
    </nav>
  );
}

function NavigationLink({ entry, route, collapsed, onNavigate }: MainNavigationProps & { entry: TopPage }) {
  const { link: Anchor } = useUiContext();
  const Glyph = pageIcons[entry];
  const label = navigationTexts[entry];
  return (
    <Anchor
      href={paths[entry].href()}
      className={styles.link}
      aria-current={entry === route ? "page" : isIn(entry, route) ? "true" : undefined}
      title={collapsed ? label : undefined}
      onClick={onNavigate}
    >
      <Glyph className={styles.icon} aria-hidden="true" />
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Anchor>
  );
}
