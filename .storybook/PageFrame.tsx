import type { ReactNode } from "react";
import { product, user } from "../packages/screens/src/fixtures";
import type { RouteName } from "../packages/screens/src/paths";
import { Shell } from "../packages/screens/src/shell/Shell";

const ignore = () => {};

/** A page inside the console's shell, so that it has its real width. */
export function PageFrame({ route, children }: { route: RouteName; children: ReactNode }) {
  return (
    <>
      <style>{".sb-show-main.sb-main-padded { padding: 0; }"}</style>
      <Shell
        product={product}
        user={user}
        route={route}
        sidebar={{ collapsed: false, onToggle: ignore }}
        drawer={{ open: false, onOpen: ignore, onClose: ignore }}
        theme={{ choice: "system", onChange: ignore }}
        density={{ choice: "comfortable", onChange: ignore }}
        progress="idle"
        notices={[]}
        failures={[]}
        onDismissFailure={ignore}
        onReload={ignore}
        onShow={ignore}
        onSignOut={ignore}
        version="0.1.0+5f1c09a"
      >
        {children}
      </Shell>
    </>
  );
}
