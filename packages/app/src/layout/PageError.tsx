import { PageErrorScreen } from "@understudy/screens";
import { paths, type RouteName } from "@understudy/model";
import { useRevalidator, useRouteError } from "react-router-dom";
import { reload } from "../lib/browser";
import { StartupFailed, usePageErrorKind } from "../StartupError";

/** Replaces a page that failed to load or to render; the layout stays. */
export function PageError({ name }: { name: RouteName }) {
  const kind = usePageErrorKind(useRouteError());
  const { revalidate } = useRevalidator();
  return (
    <PageErrorScreen
      title={paths[name].title}
      kind={kind}
      // React Router caches a rejected `lazy` promise, so a missing chunk requires a reload.
      onRetry={kind === "crash" ? () => void revalidate() : reload}
      onReload={reload}
    />
  );
}

export const RootError = () => <StartupFailed error={useRouteError()} />;
