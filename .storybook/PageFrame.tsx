import { useState, type ReactNode } from "react";
import { product, user } from "../packages/model/src/fixtures";
import type { RouteName } from "../packages/model/src/route/paths";
import { Shell } from "../packages/screens/src/shell/Shell";

const ignore = () => {};

interface PageFrameProps {
  route: RouteName;
  /** At first. */
  collapsed: boolean;
  children: ReactNode;
}

/** A page inside the console's shell, so that it has its real width. */
export function PageFrame({ route, collapsed, children }: PageFrameProps) {
  const [isCollapsed, setIsCollapsed] = useState(collapsed);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <style>{".sb-show-main.sb-main-padded { padding: 0; }"}</style>
      <Shell
        product={product}
        user={user}
        route={route}
        sidebar={{ collapsed: isCollapsed, onToggle: () => setIsCollapsed(!isCollapsed) }}
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
