import type { PositionListener } from "@understudy/ui";
import { useCallback, useEffect, useMemo } from "react";
import { createPath, useLocation } from "react-router-dom";
import { scrollKeyOf } from "../session/page-history";
import { useSession } from "../session/session";

/** The scroll position of a long list, which has its own box. ScrollRestoration knows only the window. */
export function useListScroll() {
  const { tables, listKeys } = useSession().history;
  const location = useLocation();
  const key = scrollKeyOf(location);
  const url = createPath(location);
  useEffect(() => void listKeys.set(url, key), [listKeys, url, key]);
  const onPositionChange: PositionListener = useCallback(
    (position) => void tables.set(key, position),
    [tables, key],
  );
  const initialPosition = useMemo(() => tables.get(key), [tables, key]);
  return { initialPosition, onPositionChange };
}
