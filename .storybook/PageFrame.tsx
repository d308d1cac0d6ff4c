import { useState, type ReactNode } from "react";
import { product, user } from "../packages/model/src/fixtures";
import type { RouteName } from "../packages/model/src/route/paths";
import { Shell } from "../packages/screens/src/shell/Shell";
import { useMediaQuery } from "../packages/ui/src/theme/useMediaQuery";
import { collapsesSidebar } from "../packages/ui/src/theme/widths";

const ignore = () => {};

interface PageFrameProps {
  route: RouteName;
  /** At first, also in a wide window. */
  collapsed: boolean;
  children: ReactNode;
}

/** A page inside the console's shell, so that it has its real width. */
export function PageFrame({ route, collapsed, children }: PageFrameProps) {
  const [chosen, setChosen] = useState(collapsed ? true : undefined);
  const isNarrow = useMediaQuery(collapsesSidebar);
  const isCollapsed = chosen ?? isNarrow;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <style>{".sb-show-main.sb-main-padded { padding: 0; }"}</style>
      <Shell
        product={product}
        user={user}
        route={route}
        sidebar={{ collapsed: isCollapsed, onToggle: () => setChosen(!isCollapsed) }}
        drawer={{ open: isOpen, onOpen: () => setIsOpen(true), onClose: () => setIsOpen(false) }}
        theme={{ choice: "system", onChange: ignore }}
        progress="idle"
        notices={[]}
        missing={null}
        failures={[]}
        onDismissFailure={ignore}
        onReload={ignore}
        onShow={ignore}
        onSignOut={ignore}
      >
        {children}
      </Shell>
    </>
  );
}
