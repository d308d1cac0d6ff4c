import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

/** So many windows load at once; the others wait, so that thirty states do not stop the machine. */
const atOnce = 3;

interface Waiting {
  place: HTMLElement;
  start: () => void;
}

const waiting = new Set<Waiting>();
let loading = 0;

const isBefore = (one: Waiting, other: Waiting) =>
  (one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function next() {
  while (loading < atOnce && waiting.size > 0) {
    const first = [...waiting].reduce((one, other) => (isBefore(other, one) ? other : one));
    waiting.delete(first);
    loading += 1;
    first.start();
  }
}

function ask(asking: Waiting): () => void {
  waiting.add(asking);
  // What comes into sight together is told in no order: the first starts when all have asked.
  setTimeout(next);
  return () => waiting.delete(asking);
}

interface Turn<Seen extends HTMLElement> {
  ref: RefObject<Seen | null>;
  isOn: boolean;
  onLoad: () => void;
}

/** Loads when it comes into sight and others are done. Another `source` has to wait for its turn again. */
export function useTurn<Seen extends HTMLElement>(source: string): Turn<Seen> {
  const ref = useRef<Seen>(null);
  const holds = useRef(false);
  const [on, setOn] = useState<string>();

  const release = useCallback(() => {
    if (!holds.current) return;
    holds.current = false;
    loading -= 1;
    next();
  }, []);

  useEffect(() => {
    let leave: (() => void) | undefined;
    const sight = new IntersectionObserver(
      ([entry]) => {
        leave?.();
        if (entry?.isIntersecting !== true || ref.current === null) return;
        leave = ask({
          place: ref.current,
          start: () => {
            holds.current = true;
            setOn(source);
            sight.disconnect();
          },
        });
      },
      { rootMargin: "400px" },
    );
    if (ref.current !== null) sight.observe(ref.current);
    return () => {
      leave?.();
      sight.disconnect();
      release();
    };
  }, [source, release]);

  return { ref, isOn: on === source, onLoad: release };
}
