import { Presence } from "@understudy/ui";
import { LeaveDialog, type OverlayName, Shell, type ShellNotice, shellTexts } from "@understudy/screens";
import { documentTitle, matchPage, paths, type RouteName, writeFailureText } from "@understudy/model";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { hasPendingMutations, lateFailureDismissed, selectLateFailures } from "../api/mutations";
import { useOnline } from "../lib/browser";
import { reload } from "../lib/reload";
import { storageKeys } from "../lib/storage";
import { useChunk } from "../lib/useChunk";
import { useShortcuts } from "../lib/useShortcuts";
import { scrollKeyOf } from "../session/page-history";
import { useSession, useUser } from "../session/session";
import { useAppSelector } from "../session/store";
import { useSidebar, useTheme } from "./preferences";
import { useLateScroll } from "./useLateScroll";
import { useLeaveDialog } from "./useLeaveDialog";

// A constant element, so that layout changes don't re-render the page.
const page = <Outlet />;

export function Layout() {
  const { product, router } = useSession();
  const user = useUser();
  const route = useOpenPage();
  const sidebar = useSidebar();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const theme = useTheme();
  const notices = useNotices();
  const failures = useFailureNotices();
  const { question, onLeave, onStay, onSignOut } = useLeaveDialog();
  const { shown, missing, onShow, onClose } = useOverlay();
  const onHistory = useEffectEvent(() => {
    setDrawerOpen(false);
    onClose();
  });
  useEffect(() => {
    window.addEventListener("popstate", onHistory);
    return () => window.removeEventListener("popstate", onHistory);
  }, []);
  useLateScroll();
  const isNavigating = useNavigation().state !== "idle" || !router.state.initialized;
  return (
    <>
      <Shell
        product={product}
        user={user}
        route={route}
        sidebar={sidebar}
        drawer={{
          open: isDrawerOpen,
          onOpen: () => setDrawerOpen(true),
          onClose: () => setDrawerOpen(false),
        }}
        theme={theme}
        progress={isNavigating ? "loading" : "idle"}
        notices={notices}
        missing={missing}
        {...failures}
        onReload={reload}
        onShow={onShow}
        onSignOut={onSignOut}
      >
        {page}
      </Shell>
      <ScrollRestoration getKey={scrollKeyOf} storageKey={storageKeys.scrolls} />
      <Presence>
        {shown && (
          <shown.Overlay
            part={shown.part}
            theme={theme}
            onShow={onShow}
            onSignOut={onSignOut}
            onClose={onClose}
          />
        )}
      </Presence>
      <Presence>{question && <LeaveDialog question={question} onLeave={onLeave} onStay={onStay} />}</Presence>
    </>
  );
}

/** The current page's name. Sets the document's title, and focuses the heading after a navigation. */
function useOpenPage(): RouteName | null {
  const {
    product,
    history: { visited },
  } = useSession();
  const { pathname } = useLocation();
  const name = matchPage(pathname)?.name ?? null;

  // Before the page's own effects: the title of a run or a draft names it.
  useLayoutEffect(() => {
    if (name !== null) document.title = documentTitle(paths[name].title, product);
  }, [name, product]);

  const focusedFor = useRef(pathname);
  useEffect(() => {
    const match = matchPage(pathname);
    visited.delete(pathname);
    if (match) visited.set(pathname, match);
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    // The list has already restored focus to a row.
    if (document.activeElement?.closest("main *")) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, visited]);

  return name;
}

const loadOverlay = () => import("./Overlay");

/** The command palette and the list of shortcuts. Their code and data load when they are opened. */
function useOverlay() {
  const [part, setPart] = useState<OverlayName | null>(null);
  const { chunk, missing, retry } = useChunk(loadOverlay, part !== null);
  const onShow = (next: OverlayName) => {
    setPart(next);
    retry();
  };
  useShortcuts([
    ["palette", () => onShow("palette")],
    ["shortcuts", () => onShow("shortcuts")],
  ]);
  return {
    shown: part !== null && chunk !== null ? { part, Overlay: chunk.Overlay } : null,
    missing: missing && { reason: missing, onRetry: retry },
    onShow,
    onClose: () => setPart(null),
  };
}

function useNotices(): ShellNotice[] {
  const online = useOnline();
  const isStorageFull = useAppSelector(({ session }) => session.unsaved?.kind === "unstoredEdits");
  // A reload would lose edits and pending writes.
  const canUpdate = useAppSelector(
    (state) => state.session.isOutdated && state.session.unsaved === null && !hasPendingMutations(state),
  );
  const notices: ShellNotice[] = [];
  if (!online) notices.push("offline");
  if (isStorageFull) notices.push("storageFull");
  if (canUpdate && online) notices.push("newVersion");
  return notices;
}

function useFailureNotices() {
  const dispatch = useDispatch();
  const late = useAppSelector(selectLateFailures);
  const failures = late.map(({ id, href, title, subject, failure }) => {
    const text = failure === null ? { title, message: null } : writeFailureText(failure, title);
    const details = [subject, text.message].filter((part) => part !== null);
    return {
      id,
      message: text.title,
      ...(details.length > 0 && { detail: details.join(": ") }),
      href,
      linkText: linkTextOf(matchPage(href)?.name ?? "dashboard"),
    };
  });
  return { failures, onDismissFailure: (id: string) => void dispatch(lateFailureDismissed(id)) };
}

const lists: readonly RouteName[] = ["actions", "drafts", "runs"];

/** With the verb of other links to the page. */
const linkTextOf = (name: RouteName) =>
  shellTexts[lists.includes(name) ? "viewPage" : "openPage"](paths[name].title);
