import { useRouteError } from "react-router-dom";
import { useFault } from "../lib/useFault";
import { StartupErrorPage } from "./StartupErrorPage";

/** Replaces the layout if the layout itself fails to render. */
export function RootError() {
  return <StartupErrorPage problem={{ kind: useFault(useRouteError()) }} />;
}
