import type { TablePosition } from "@understudy/ui";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { scrollsBeforeReload } from "../lib/scrolls-before-reload";
import { storageKeys } from "../lib/storage";
import { restoreScroll, scrollPageTo } from "./restore-scroll";
import type { ScrollPosition } from "../session/page-history";
import { useSession } from "../session/session";

function positionBeforeReload(url: string): ScrollPosition | undefined {
  const scrollTop = scrollsBeforeReload(storageKeys.listScroll).get(url);
  return scrollTop === undefined ? undefined : { table: { scrollTop } };
}

/** Restores a list's scroll position after Back, a reload, and after a link from a detail page to its list. */
export function useListScroll(url: string, isLoaded: boolean) {
  const { scroll, visited } = useSession().history;
  const isBack = useNavigationType() === NavigationType.Pop;
  const [initial] = useState(() => {
    const [list = ""] = url.split("?");
    const isFromDetail = [...visited.keys()].at(-1)?.startsWith(`${list}/`);
    if (!isBack && !isFromDetail) return { url };
    return { url, ...(scroll.get(url) ?? positionBeforeReload(url)) };
  });
  const pageTop = useRef(initial.pageTop);
  useEffect(() => {
    if (!isLoaded) return undefined;
    const top = initial.url === url ? pageTop.current : undefined;
    pageTop.current = undefined;
    // ScrollRestoration ran before the rows arrived, when the page was shorter.
    return top === undefined ? undefined : scrollPageTo(top);
  }, [initial, url, isLoaded]);
  const save = useCallback(
    (part: ScrollPosition) => scroll.set(url, { ...scroll.get(url), ...part }),
    [scroll, url],
  );
  const savePageTop = useEffectEvent(() => save({ pageTop: window.scrollY }));
  useLayoutEffect(() => () => void savePageTop(), []);
  useEffect(restoreScroll, []);
  const storePosition = useEffectEvent(() => {
    const top = scroll.get(url)?.table?.scrollTop;
    try {
      sessionStorage.setItem(storageKeys.listScroll, JSON.stringify({ [url]: top }));
    } catch {
      // Full or blocked.
    }
  });
  useEffect(() => {
    const store = () => storePosition();
    window.addEventListener("pagehide", store);
    return () => window.removeEventListener("pagehide", store);
  }, []);
  const onPositionChange = useCallback((table: TablePosition) => void save({ table }), [save]);
  return { initialPosition: initial.url === url ? initial.table : undefined, onPositionChange };
}
