import type { ShellNotice } from "@understudy/screens";
import { useSyncExternalStore } from "react";
import { useOnline } from "../lib/online";
import { useSession } from "../session/session";

/** Notices that concern every page. */
export function useNotices(): ShellNotice[] {
  const online = useOnline();
  const { storageRefused } = useSession();
  const isRefused = useSyncExternalStore(storageRefused.subscribe, storageRefused.get);
  return [...(online ? [] : (["offline"] as const)), ...(isRefused ? (["storageFull"] as const) : [])];
}
