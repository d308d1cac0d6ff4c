import { LeaveDialog, Shell } from "@understudy/screens";
import { UiProvider } from "@understudy/ui";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { reload } from "../lib/browser";
import { storageKeys } from "../lib/storage";
import { useDelayed } from "../lib/useDelayed";
import { version } from "../lib/version";
import { useSession } from "../session/session";
import { useDensity, useDrawer, useSidebar, useTheme } from "./useLayoutPreferences";
import { useLeaveDialog } from "./useLeaveDialog";
import { useFailureNotices, useNotices } from "./useNotices";
import { useOpenPage } from "./useOpenPage";
import { useOverlay } from "./useOverlay";

/** Faster navigations seem instant without a progress bar. */
const progressDelayMs = 100;

// A constant element, so that layout changes don't re-render the page.
const page = <Outlet />;

/** The frame around every page, the overlays above it, and the question before leaving it. */
export function Layout() {
  const { product, user, router } = useSession();
  const route = useOpenPage();
  const sidebar = useSidebar();
  const drawer = useDrawer();
  const theme = useTheme();
  const density = useDensity();
  const notices = useNotices();
  const failures = useFailureNotices();
  const { question, onLeave, onStay, onSignOut } = useLeaveDialog();
  const { shown, onShow, onClose } = useOverlay();
  const { state } = useNavigation();
  const isLoading = useDelayed(state !== "idle" || !router.state.initialized, progressDelayMs);
  return (
    <UiProvider density={density.choice}>
      <Shell
        product={product}
        user={user}
        route={route}
        sidebar={sidebar}
        drawer={drawer}
        theme={theme}
        density={density}
        progress={isLoading ? "loading" : "idle"}
        notices={notices}
        {...failures}
        onReload={reload}
        onShow={onShow}
        onSignOut={onSignOut}
        version={version}
      >
        {page}
      </Shell>
      <ScrollRestoration storageKey={storageKeys.scrolls} />
      {shown && (
        <shown.Overlay
          part={shown.part}
          theme={theme}
          onShow={onShow}
          onSignOut={onSignOut}
          onClose={onClose}
        />
      )}
      {question && <LeaveDialog question={question} onLeave={onLeave} onStay={onStay} />}
    </UiProvider>
  );
}
