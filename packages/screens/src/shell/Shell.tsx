import {
  Banner,
  Button,
  CollapseIcon,
  Drawer,
  IconButton,
  MenuIcon,
  SearchIcon,
  SignOutIcon,
  UnfoldIcon,
  useFocusRecovery,
  VisuallyHidden,
} from "@understudy/ui";
import { useRef, type ReactNode } from "react";
import { Mark } from "../brand/Mark";
import type { Product } from "../model/site/product";
import { atHandTexts } from "../model/texts";
import type { ThemeChoice } from "../model/theme";
import { displayName, initialOf, type User } from "../model/team/user";
import type { RouteName } from "../paths";
import { AccountMenu, type AtHandPart } from "./AccountMenu";
import { FailureNotices, type LateFailure } from "./FailureNotices";
import { MainNavigation } from "./MainNavigation";
import * as styles from "./Shell.css";

/** What concerns every page at once. */
export type ShellNotice = "offline" | "storageFull";

export interface ShellProps {
  product: Pick<Product, "name">;
  user: User;
  /** The page that is open. */
  route: RouteName | null;
  sidebar: { collapsed: boolean; onToggle: () => void };
  /** The sidebar's narrow form. */
  drawer: { open: boolean; onOpen: () => void; onClose: () => void };
  theme: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void };
  /** `loading` while the code of the page that was asked for is on its way. */
  progress: "idle" | "loading";
  notices: readonly ShellNotice[];
  /** Writes that failed after the user left their page, newest last. */
  failures: readonly LateFailure[];
  onDismissFailure: (id: string) => void;
  onShow: (part: AtHandPart) => void;
  onSignOut: () => void;
  children: ReactNode;
}

const mainId = "main";

export function Shell({
  product,
  user,
  route,
  sidebar,
  drawer,
  theme,
  progress,
  notices,
  failures,
  onDismissFailure,
  onShow,
  onSignOut,
  children,
}: ShellProps) {
  const mainRef = useRef<HTMLElement>(null);
  useFocusRecovery(mainRef);
  return (
    <div className={sidebar.collapsed ? styles.frame.collapsed : styles.frame.expanded}>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to content
      </a>
      {progress === "loading" && (
        <div role="progressbar" aria-label="Loading page" className={styles.progress} />
      )}
      <div className={styles.sidebar}>
        <div className={styles.brand}>
          <Mark />
          {sidebar.collapsed ? (
            <VisuallyHidden>{product.name}</VisuallyHidden>
          ) : (
            <span className={styles.brandName}>{product.name}</span>
          )}
        </div>
        <MainNavigation route={route} collapsed={sidebar.collapsed} />
        <div className={styles.fold}>
          <IconButton
            label={sidebar.collapsed ? "Expand sidebar" : "Collapse sidebar"}
            icon={sidebar.collapsed ? UnfoldIcon : CollapseIcon}
            variant="chrome"
            onClick={sidebar.onToggle}
          />
        </div>
      </div>
      <Drawer title={product.name} open={drawer.open} onClose={drawer.onClose}>
        <MainNavigation route={route} collapsed={false} onNavigate={drawer.onClose} />
      </Drawer>
      <div className={styles.body}>
        <header className={styles.header}>
          <span className={styles.menuButton}>
            <IconButton label="Open navigation" icon={MenuIcon} onClick={drawer.onOpen} />
          </span>
          <span className={styles.search}>
            <Button variant="plain" icon={SearchIcon} onClick={() => onShow("palette")}>
              {atHandTexts.palette}
            </Button>
          </span>
          <div className={styles.account}>
            <Person user={user} />
            <Button variant="plain" icon={SignOutIcon} onClick={onSignOut}>
              Sign Out
            </Button>
            <AccountMenu theme={theme} onShow={onShow} />
          </div>
        </header>
        <Notices notices={notices} />
        <FailureNotices failures={failures} onDismiss={onDismissFailure} />
        <main ref={mainRef} id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

function Person({ user }: { user: User }) {
  return (
    <div className={styles.person}>
      <span className={styles.initial} aria-hidden="true">
        {initialOf(user)}
      </span>
      <span className={styles.names}>
        <span className={styles.name} dir="auto">
          {displayName(user)}
        </span>
        {user.email !== null && (
          <span className={styles.email} dir="auto" title={user.email}>
            {user.email}
          </span>
        )}
      </span>
    </div>
  );
}

function Notices({ notices }: Pick<ShellProps, "notices">) {
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {notices.includes("offline") && (
        <Banner tone="warning">
          You are offline. What you see may be out of date; changes cannot be saved until the connection is
          back.
        </Banner>
      )}
      {notices.includes("storageFull") && (
        <Banner tone="warning">
          This browser’s storage is full or blocked, so unsaved edits will not be remembered after a reload.
        </Banner>
      )}
    </div>
  );
}
