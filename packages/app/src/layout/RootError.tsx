import { useRouteError } from "react-router-dom";
import { usePageErrorKind } from "../lib/usePageErrorKind";
import { StartupErrorPage } from "./StartupErrorPage";

/** Replaces the layout if the layout itself fails to render. */
export function RootError() {
  return <StartupErrorPage problem={{ kind: usePageErrorKind(useRouteError()) }} />;
}
