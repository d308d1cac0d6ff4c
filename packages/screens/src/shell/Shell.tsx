import {
  Banner,
  Button,
  CollapseIcon,
  IconButton,
  LiveRegion,
  MenuIcon,
  Presence,
  startEdge,
  UnfoldIcon,
  useClickFocus,
  useFocusRecovery,
  VisuallyHidden,
} from "@understudy/ui";
import { windowWidth } from "@understudy/ui/widths";
import { useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode } from "react";
import { Mark } from "../brand/Mark";
import type { MissingReason, Product, RouteName, ThemeChoice, User } from "@understudy/model";
import { MissingPart } from "../shared/MissingPart";
import { AccountMenu, type OverlayName } from "./AccountMenu";
import { Drawer } from "./drawer/Drawer";
import { FailureNotices, type LateFailure } from "./FailureNotices";
import { MainNavigation } from "./MainNavigation";
import { SearchButton } from "./SearchButton";
import * as styles from "./Shell.css";
import { shellTexts } from "./shell-texts";

/** Conditions that affect every page. */
export type ShellNotice = "offline" | "storageFull" | "newVersion";

export interface ShellProps {
  product: Pick<Product, "name">;
  user: User;
  /** The current page. */
  route: RouteName | null;
  sidebar: { collapsed: boolean; onToggle: () => void };
  /** The sidebar's narrow form. */
  drawer: { open: boolean; onOpen: () => void; onClose: () => void };
  theme: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void };
  /** `loading` while the next page's code loads. */
  progress: "idle" | "loading";
  notices: readonly ShellNotice[];
  /** The command palette or the list of shortcuts, if its code can't be loaded. */
  missing: { reason: MissingReason; onRetry: () => void } | null;
  /** Writes that failed after the user left their page, newest last. */
  failures: readonly LateFailure[];
  onDismissFailure: (id: string) => void;
  onReload: () => void;
  onShow: (part: OverlayName) => void;
  onSignOut: () => void;
  children: ReactNode;
}

const mainId = "main";

/** Without following the link: its history entry isn’t the router's, which can't block Back from there. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById(mainId);
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}

/** Acts when the window becomes wide enough for the sidebar, as on a tablet that is turned. */
function useOnceWide(isWaiting: boolean, act: () => void) {
  const onChange = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const query = matchMedia(windowWidth.wide);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  }, [isWaiting]);
}

export function Shell({
  product,
  user,
  route,
  sidebar,
  drawer,
  theme,
  progress,
  notices,
  missing,
  failures,
  onDismissFailure,
  onReload,
  onShow,
  onSignOut,
  children,
}: ShellProps) {
  const bodyRef = useRef<HTMLDivElement>(null);
  useFocusRecovery(bodyRef);
  useClickFocus();
  useOnceWide(drawer.open, drawer.onClose);
  const { collapsed } = sidebar;
  return (
    <div className={collapsed ? styles.frame.collapsed : styles.frame.expanded}>
      <a className={styles.skip} href={`#${mainId}`} onClick={skipToMain}>
        {shellTexts.skip}
      </a>
      {progress === "loading" && (
        <div role="progressbar" aria-label={shellTexts.loadingPage} className={styles.progress} />
      )}
      <aside className={styles.sidebar} aria-label={shellTexts.sidebar}>
        <div className={styles.brand}>
          <Mark />
          {collapsed ? (
            <VisuallyHidden>{product.name}</VisuallyHidden>
          ) : (
            <span className={styles.brandName}>{product.name}</span>
          )}
        </div>
        <MainNavigation route={route} collapsed={collapsed} />
        <div className={styles.fold}>
          <IconButton
            label={collapsed ? shellTexts.expandSidebar : shellTexts.collapseSidebar}
            icon={collapsed ? UnfoldIcon : CollapseIcon}
            variant="chrome"
            onClick={sidebar.onToggle}
          />
        </div>
      </aside>
      <Presence>
        {drawer.open && (
          <Drawer title={product.name} onClose={drawer.onClose}>
            <MainNavigation route={route} collapsed={false} onNavigate={drawer.onClose} />
          </Drawer>
        )}
      </Presence>
      <div ref={bodyRef} className={styles.body}>
        <header ref={startEdge} className={styles.header}>
          <span className={styles.menuButton}>
            <IconButton label={shellTexts.openNavigation} icon={MenuIcon} onClick={drawer.onOpen} />
          </span>
          <span className={styles.headerMark}>
            <Mark size="1.5rem" />
          </span>
          <SearchButton onClick={() => onShow("palette")} />
          <div className={styles.account}>
            <AccountMenu user={user} theme={theme} />
            <Button variant="muted" onClick={onSignOut}>
              {shellTexts.signOut}
            </Button>
          </div>
        </header>
        <Notices notices={notices} missing={missing} onReload={onReload} />
        <FailureNotices failures={failures} onDismiss={onDismissFailure} />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

function Notices({ notices, missing, onReload }: Pick<ShellProps, "notices" | "missing" | "onReload">) {
  return (
    <LiveRegion>
      {(notices.length > 0 || missing) && (
        <div className={styles.notices}>
          {notices.includes("offline") && <Banner tone="warning">{shellTexts.offline}</Banner>}
          {notices.includes("storageFull") && <Banner tone="warning">{shellTexts.storageFull}</Banner>}
          {notices.includes("newVersion") && (
            <Banner
              tone="info"
              actions={
                <Button size="small" onClick={onReload}>
                  {shellTexts.reload}
                </Button>
              }
            >
              {shellTexts.newVersion}
            </Banner>
          )}
          {missing && <MissingPart {...missing} onReload={onReload} />}
        </div>
      )}
    </LiveRegion>
  );
}
