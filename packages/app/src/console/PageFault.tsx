import { paths, RouteFault } from "@understudy/screens";
import { reload } from "../platform/browser";
import { useFault } from "../platform/useFault";
import { useNavigation } from "./ConsoleRouter";

/** Stands where a page would: the frame around it stays. */
export function PageFault({ error }: { error: unknown }) {
  const fault = useFault(error);
  const { navigation, view } = useNavigation();
  return (
    <RouteFault
      key={view.attempt}
      title={paths[view.route?.name ?? "dashboard"].title}
      fault={fault}
      onRetry={navigation.retry}
      onReload={reload}
    />
  );
}
