import { paths, RouteFault, type RouteFaultKind } from "@understudy/screens";
import { ChunkMissing } from "../platform/chunks";
import { reload } from "../platform/browser";
import { useOnline } from "../platform/online";
import { useNavigation } from "./ConsoleRouter";

function faultOf(error: unknown, online: boolean): RouteFaultKind {
  if (!(error instanceof ChunkMissing)) return "crash";
  return online ? "outdated" : "offline";
}

/** Stands where a page would: the frame around it stays. */
export function PageFault({ error }: { error: unknown }) {
  const online = useOnline();
  const { navigation, view } = useNavigation();
  return (
    <RouteFault
      key={view.attempt}
      title={paths[view.route?.name ?? "dashboard"].title}
      fault={faultOf(error, online)}
      onRetry={navigation.retry}
      onReload={reload}
    />
  );
}
