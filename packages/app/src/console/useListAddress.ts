import type { ListChange } from "@understudy/screens/model";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";

/** Browsers refuse to rewrite the address much more often than this. */
const restMs = 300;

interface ListAddress<Query> {
  /** The same function every time, like `href`. */
  parse: (search: string) => Query;
  href: (query: Query) => string;
}

/**
 * A list's query, kept in the address so that it survives reload and Back. What is typed shows at once and reaches the
 * address after a pause, at the latest when the search field loses focus: browsers limit how often an address may change.
 * The third value is the query that the address has by now.
 */
export function useListAddress<Query>({
  parse,
  href,
}: ListAddress<Query>): [Query, (query: Query, change: ListChange) => void, Query] {
  const { search, key } = useLocation();
  const navigation = useNavigationType();
  // Only this list rewrites its address; whatever else changes it leads to another list.
  const arrival = useMemo(() => ({ key, isOwn: navigation === NavigationType.Replace }), [key, navigation]);
  const navigate = useNavigate();
  const addressed = useMemo(() => parse(search), [parse, search]);

  // Ahead of the address while that catches up.
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
      void navigate(href(query), { replace, preventScrollReset: true });
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

  // What was typed for another address is not to overwrite this one.
  useEffect(() => {
    if (!arrival.isOwn) rest();
  }, [arrival, rest]);

  const choose = useCallback(
    (query: Query, change: ListChange) => {
      setChosen(query);
      if (change !== "search") return write(query, change === "sort");
      unwritten.current = query;
      if (resting.current === undefined) resting.current = window.setTimeout(settle, restMs);
    },
    [settle, write],
  );

  return [chosen ?? addressed, choose, addressed];
}
