import { RouteFault } from "@understudy/screens";
import { paths } from "@understudy/screens/model";
import { reload } from "../lib/browser";
import { useFault } from "../lib/useFault";
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
