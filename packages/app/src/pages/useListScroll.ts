import type { TablePosition } from "@understudy/ui";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { useSession } from "../session/session";

/** Restores a list's scroll position once the list has loaded, and saves it. */
export function useListScroll(url: string, isLoaded: boolean) {
  const { listScroll } = useSession();
  const navigation = useNavigationType();
  const [initial] = useState(() => ({
    url,
    ...listScroll.restore(url, navigation === NavigationType.Pop),
  }));
  useEffect(() => listScroll.setDetailOf(null), [listScroll]);
  const pageTop = useRef(initial.pageTop);
  useEffect(() => {
    if (!isLoaded) return;
    // ScrollRestoration ran before the rows arrived, when the page was shorter.
    if (pageTop.current !== undefined && initial.url === url) window.scrollTo({ top: pageTop.current });
    pageTop.current = undefined;
  }, [initial, url, isLoaded]);
  const savePageTop = useEffectEvent(() => listScroll.save(url, { pageTop: window.scrollY }));
  useLayoutEffect(() => () => savePageTop(), []);
  const onPositionChange = useCallback(
    (table: TablePosition) => listScroll.save(url, { table }),
    [listScroll, url],
  );
  return { initialPosition: initial.url === url ? initial.table : undefined, onPositionChange };
}

/** Called by a detail page: a link back to its list restores the list's scroll position. */
export function useReturnToList(list: string): void {
  const { listScroll } = useSession();
  useEffect(() => {
    listScroll.setDetailOf(list);
    return () => {
      // The list has rendered by now and read its position; any other page clears it.
      if (window.location.pathname !== list) listScroll.setDetailOf(null);
    };
  }, [listScroll, list]);
}
