import { PageErrorScreen } from "@understudy/screens";
import { paths, type RouteName } from "@understudy/model";
import { useRevalidator, useRouteError } from "react-router-dom";
import { reload } from "../lib/reload";
import { pageErrorKind, StartupFailed, useRetryOnline } from "../StartupError";

/** Replaces a page that failed to load or to render; the layout stays. */
export function PageError({ name }: { name: RouteName }) {
  const kind = pageErrorKind(useRouteError());
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  useRetryOnline(kind, retry);
  return <PageErrorScreen title={paths[name].title} kind={kind} onRetry={retry} onReload={reload} />;
}

export const RootError = () => <StartupFailed error={useRouteError()} />;
