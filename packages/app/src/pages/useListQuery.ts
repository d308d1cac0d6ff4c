import type { ListChange } from "@understudy/model";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { isLeaving, useSession } from "../session/session";

/** Safari allows 100 history changes in 30 seconds. */
const writeDelayMs = 300;
/** Marks the history entries that this hook writes. */
const own = "list-query";

interface ListUrl<Query> {
  /** Must be stable, like `href`. */
  parse: (search: string) => Query;
  href: (query: Query) => string;
}

/** A list's query, kept in the URL. Typing and sorting get there after a pause. Last: the query in the URL. */
export function useListQuery<Query>({
  parse,
  href,
}: ListUrl<Query>): [Query, (query: Query, change: ListChange) => void, Query] {
  const location = useLocation();
  const { pathname, search, key } = location;
  // Any other change of the URL leads to another list.
  const isOwn = useNavigationType() === NavigationType.Replace && location.state === own;
  const navigate = useNavigate();
  const session = useSession();
  const addressed = useMemo(() => parse(search), [parse, search]);

  // Ahead of the URL until that catches up. The key is that of the history entry in which it was chosen.
  const [ahead, setAhead] = useState<{ query: Query; key: string } | null>(null);
  const isAhead = ahead !== null && (isOwn || ahead.key === key);
  if (ahead !== null && !isAhead) setAhead(null);

  /** The query that isn't in the URL yet, and the timer that writes it. */
  const unwritten = useRef<{ query: Query; key: string; timer: number } | null>(null);

  const cancelWrite = useCallback(() => {
    window.clearTimeout(unwritten.current?.timer);
    unwritten.current = null;
  }, []);

  const write = useCallback(
    (query: Query, replace: boolean) => {
      cancelWrite();
      // In a transition, characters typed meanwhile would be lost.
      void navigate(href(query), { replace, state: own, preventScrollReset: true, flushSync: true });
    },
    [href, navigate, cancelWrite],
  );

  const flush = useCallback(() => {
    if (unwritten.current === null) return;
    if (isLeaving(session, pathname)) cancelWrite();
    else write(unwritten.current.query, true);
  }, [write, cancelWrite, session, pathname]);

  useLayoutEffect(() => {
    document.addEventListener("focusout", flush);
    return () => {
      document.removeEventListener("focusout", flush);
      cancelWrite();
    };
  }, [cancelWrite, flush]);

  useEffect(() => {
    // Text typed for another URL must not overwrite this one.
    if (!isOwn && unwritten.current?.key !== key) cancelWrite();
  }, [key, isOwn, cancelWrite]);

  const choose = useCallback(
    (query: Query, change: ListChange) => {
      if (change === "filter") return write(query, false);
      setAhead({ query, key });
      const timer = unwritten.current?.timer ?? window.setTimeout(flush, writeDelayMs);
      unwritten.current = { query, key, timer };
    },
    [flush, write, key],
  );

  return [isAhead ? ahead.query : addressed, choose, addressed];
}
