import type { ShellNotice } from "@understudy/screens";
import { createContext, use } from "react";
import { useOnline } from "../lib/online";

const StorageRefused = createContext(false);

export const StorageRefusedProvider = StorageRefused;

/** What concerns every page at once. */
export function useFrameNotices(): ShellNotice[] {
  const online = useOnline();
  const storageRefused = use(StorageRefused);
  return [...(online ? [] : (["offline"] as const)), ...(storageRefused ? (["storageFull"] as const) : [])];
}
