import type { ListChange } from "@understudy/screens/model";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";

/** Safari allows 100 history changes in 30 seconds. */
const restMs = 300;

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

  const resting = useRef<number>(undefined);
  const unwritten = useRef<Query | null>(null);

  const rest = useCallback(() => {
    window.clearTimeout(resting.current);
    resting.current = undefined;
    unwritten.current = null;
  }, []);

  const write = useCallback(
    (query: Query, replace: boolean) => {
      rest();
      // In a transition, characters typed meanwhile would be lost.
      void navigate(href(query), { replace, preventScrollReset: true, flushSync: true });
    },
    [href, navigate, rest],
  );

  const settle = useCallback(() => {
    if (unwritten.current === null) rest();
    else write(unwritten.current, true);
  }, [rest, write]);

  useEffect(() => {
    document.addEventListener("focusout", settle);
    return () => {
      document.removeEventListener("focusout", settle);
      rest();
    };
  }, [rest, settle]);

  // Text typed for another URL must not overwrite this one.
  useEffect(() => {
    if (!arrival.isOwn) rest();
  }, [arrival, rest]);

  const choose = useCallback(
    (query: Query, change: ListChange) => {
      setChosen(query);
      if (change === "filter") return write(query, false);
      unwritten.current = query;
      if (resting.current === undefined) resting.current = window.setTimeout(settle, restMs);
    },
    [settle, write],
  );

  return [chosen ?? addressed, choose, addressed];
}
