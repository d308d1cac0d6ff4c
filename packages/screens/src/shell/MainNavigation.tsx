import { List, useUiContext, VisuallyHidden } from "@understudy/ui";
import type { RouteName } from "@understudy/model";
import { entries, type Entry } from "./navigation";
import { navigationTexts } from "./shell-texts";
import * as styles from "./MainNavigation.css";

export interface MainNavigationProps {
  route: RouteName | null;
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}

export function MainNavigation({ route, collapsed, onNavigate }: MainNavigationProps) {
  return (
    <nav aria-label={navigationTexts.label}>
      <List gap="1">
        {entries.map((entry) => (
          <li key={entry.route}>
            <NavigationLink entry={entry} route={route} collapsed={collapsed} onNavigate={onNavigate} />
          </li>
        ))}
      </List>
    </nav>
  );
}

function NavigationLink({ entry, route, collapsed, onNavigate }: MainNavigationProps & { entry: Entry }) {
  const { link: Anchor } = useUiContext();
  const { icon: Glyph, href } = entry;
  const label = navigationTexts[entry.route];
  const isPage = entry.route === route;
  const isSection = isPage || (route !== null && entry.covers.includes(route));
  return (
    <Anchor
      href={href}
      className={styles.link[isSection ? "current" : "other"]}
      aria-current={isPage ? "page" : isSection ? "true" : undefined}
      title={collapsed ? label : undefined}
      onClick={onNavigate}
    >
      <Glyph className={styles.icon} aria-hidden="true" />
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Anchor>
  );
}
