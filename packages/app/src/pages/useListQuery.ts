import type { ListChange } from "@understudy/model";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { isLeaving, useSession } from "../session/session";

/** Safari allows 100 history changes in 30 seconds. */
const typingPauseMs = 300;
/** Marks the history entries that this hook writes. */
const own = "list-query";

interface ListUrl<Query> {
  /** Must be stable, like `href`. */
  parse: (search: string) => Query;
  href: (query: Query) => string;
}

/** A list's query, kept in the URL. Typed text gets there after a pause. `addressed`: the query in the URL. */
export function useListQuery<Query extends { q: string }>({ parse, href }: ListUrl<Query>) {
  const location = useLocation();
  const { pathname, search, key } = location;
  const isOwn = useNavigationType() !== NavigationType.Pop && location.state === own;
  const navigate = useNavigate();
  const session = useSession();
  const addressed = useMemo(() => parse(search), [parse, search]);

  const [typed, setTyped] = useState<string | null>(null);
  // Text that is typed while the URL is written stays, and what is too long for a URL. Any other navigation leads to another list.
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    if (!isOwn) setTyped(null);
  }
  const query = useMemo(() => (typed === null ? addressed : { ...addressed, q: typed }), [addressed, typed]);

  const write = useCallback(
    (next: Query, replace: boolean) => {
      // In a transition, characters typed meanwhile would be lost.
      void navigate(href(next), { replace, state: own, preventScrollReset: true, flushSync: true });
    },
    [href, navigate],
  );
  // An effect event, because a focused button that is removed sends focusout before the effects of that render run.
  const onPause = useEffectEvent(() => {
    if (typed !== null && typed !== addressed.q && !isLeaving(session, pathname))
      write({ ...addressed, q: typed }, true);
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(onPause, typingPauseMs);
    // Before a link leaves the list: Back finds the text in the URL.
    document.addEventListener("focusout", onPause);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusout", onPause);
    };
  }, [typed]);

  const onQueryChange = useCallback(
    (next: Query, change: ListChange) => {
      if (change === "search") return setTyped(next.q);
      // Clearing the filters clears what was typed. First, because writing removes the button, whose focusout writes what is typed.
      setTyped((now) => (now === next.q ? now : null));
      write(next, change === "sort");
    },
    [write],
  );
  return { query, onQueryChange, addressed };
}
