import { RouteFault } from "@understudy/screens";
import { paths, type RouteName } from "@understudy/screens/model";
import { useRevalidator, useRouteError } from "react-router-dom";
import { reload } from "../lib/browser";
import { useFault } from "../lib/useFault";

/** Replaces a page that failed to load or to render; the layout stays. */
export function PageError({ name }: { name: RouteName }) {
  const fault = useFault(useRouteError());
  const { revalidate } = useRevalidator();
  return (
    <RouteFault
      title={paths[name].title}
      fault={fault}
      // React Router keeps a rejected `lazy` promise for good, so code that is missing takes a reload.
      onRetry={fault === "crash" ? () => void revalidate() : reload}
      onReload={reload}
    />
  );
}
