import type { ListChange } from "@understudy/screens/model";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";

/** Safari allows 100 history changes in 30 seconds. */
const writeDelayMs = 300;

interface ListUrl<Query> {
  /** Must be stable, like `href`. */
  parse: (search: string) => Query;
  href: (query: Query) => string;
}

/**
 * A list's query, kept in the URL so that it survives reload and Back. Typing and sorting show at once and reach the URL
 * after a pause, or when the focus moves. The third value is the query that is in the URL.
 */
export function useListQuery<Query>({
  parse,
  href,
}: ListUrl<Query>): [Query, (query: Query, change: ListChange) => void, Query] {
  const { search, key } = useLocation();
  const navigation = useNavigationType();
  // Only this hook replaces the URL; any other change leads to another list.
  const arrival = useMemo(() => ({ key, isOwn: navigation === NavigationType.Replace }), [key, navigation]);
  const navigate = useNavigate();
  const addressed = useMemo(() => parse(search), [parse, search]);

  // Ahead of the URL until that catches up.
  const [chosen, setChosen] = useState<Query | null>(null);
  const [seen, setSeen] = useState(arrival);
  if (arrival !== seen) {
    setSeen(arrival);
    if (!arrival.isOwn) setChosen(null);
  }

  /** The query that isn't in the URL yet, and the timer that writes it. */
  const unwritten = useRef<{ query: Query; timer: number } | null>(null);

  const cancelWrite = useCallback(() => {
    window.clearTimeout(unwritten.current?.timer);
    unwritten.current = null;
  }, []);

  const write = useCallback(
    (query: Query, replace: boolean) => {
      cancelWrite();
      // In a transition, characters typed meanwhile would be lost.
      void navigate(href(query), { replace, preventScrollReset: true, flushSync: true });
    },
    [href, navigate, cancelWrite],
  );

  const flush = useCallback(() => {
    if (unwritten.current !== null) write(unwritten.current.query, true);
  }, [write]);

  useEffect(() => {
    document.addEventListener("focusout", flush);
    return () => {
      document.removeEventListener("focusout", flush);
      cancelWrite();
    };
  }, [cancelWrite, flush]);

  // Text typed for another URL must not overwrite this one.
  useEffect(() => {
    if (!arrival.isOwn) cancelWrite();
  }, [arrival, cancelWrite]);

  const choose = useCallback(
    (query: Query, change: ListChange) => {
      setChosen(query);
      if (change === "filter") return write(query, false);
      const timer = unwritten.current?.timer ?? window.setTimeout(flush, writeDelayMs);
      unwritten.current = { query, timer };
    },
    [flush, write],
  );

  return [chosen ?? addressed, choose, addressed];
}
