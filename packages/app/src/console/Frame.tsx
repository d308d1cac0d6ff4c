import { LeaveDialog, Shell, type LateFailure } from "@understudy/screens";
import { useAccount } from "./account";
import { useFrameNotices } from "./notices";
import { useNavigation } from "./ConsoleRouter";
import { Page } from "./Page";
import { useAtHand } from "./useAtHand";
import { useDrawer, useSidebar, useTheme } from "./useFrameChoices";
import { useLeaving } from "./useLeaving";
import { useOpenRoute } from "./useOpenRoute";

// One element for good: what changes around the page does not draw it anew.
const page = <Page />;

// No write outlives its page yet.
const noFailures: readonly LateFailure[] = [];
const dismissFailure = () => undefined;

/** The frame around every page, and the one question before leaving it. */
export function Frame() {
  const { product, user } = useAccount();
  const route = useOpenRoute();
  const sidebar = useSidebar();
  const drawer = useDrawer();
  const theme = useTheme();
  const notices = useFrameNotices();
  const { question, onLeave, onStay, onSignOut } = useLeaving();
  const { shown, onShow, onClose } = useAtHand();
  const { isLoading } = useNavigation().view;
  return (
    <>
      <Shell
        product={product}
        user={user}
        route={route}
        sidebar={sidebar}
        drawer={drawer}
        theme={theme}
        progress={isLoading ? "loading" : "idle"}
        notices={notices}
        failures={noFailures}
        onDismissFailure={dismissFailure}
        onShow={onShow}
        onSignOut={onSignOut}
      >
        {page}
      </Shell>
      {shown && (
        <shown.AtHand
          part={shown.part}
          theme={theme}
          onShow={onShow}
          onSignOut={onSignOut}
          onClose={onClose}
        />
      )}
      {question && <LeaveDialog question={question} onLeave={onLeave} onStay={onStay} />}
    </>
  );
}
