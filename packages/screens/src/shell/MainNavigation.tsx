import { List, useUiContext, VisuallyHidden } from "@understudy/ui";
import type { RouteName } from "@understudy/model";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { entries, type Entry } from "./navigation";
import { navigationTexts } from "./shell-texts";
import * as styles from "./MainNavigation.css";

export interface MainNavigationProps {
  route: RouteName | null;
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}

const isIn = (entry: Entry, route: RouteName | null) =>
  route !== null && (entry.route === route || entry.covers.includes(route));

export function MainNavigation({ route, collapsed, onNavigate }: MainNavigationProps) {
  const current = entries.findIndex((entry) => isIn(entry, route));
  return (
    <nav aria-label={navigationTexts.label} className={styles.navigation}>
      <List>
        {entries.map((entry) => (
          <li key={entry.route}>
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

function NavigationLink({ entry, route, collapsed, onNavigate }: MainNavigationProps & { entry: Entry }) {
  const { link: Anchor } = useUiContext();
  const { icon: Glyph, href } = entry;
  const label = navigationTexts[entry.route];
  return (
    <Anchor
      href={href}
      className={styles.link}
      aria-current={entry.route === route ? "page" : isIn(entry, route) ? "true" : undefined}
      title={collapsed ? label : undefined}
      onClick={onNavigate}
    >
      <Glyph className={styles.icon} aria-hidden="true" />
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Anchor>
  );
}
