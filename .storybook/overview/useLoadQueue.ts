import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

/** The number of frames that load at the same time. Thirty would block the browser. */
const limit = 3;

interface Waiting {
  element: HTMLElement;
  start: () => void;
}

const waiting = new Set<Waiting>();
let loading = 0;

const isBefore = (a: Waiting, b: Waiting) =>
  (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function startNext() {
  while (loading < limit && waiting.size > 0) {
    const first = [...waiting].reduce((a, b) => (isBefore(b, a) ? b : a));
    waiting.delete(first);
    loading += 1;
    first.start();
  }
}

function enqueue(entry: Waiting): () => void {
  waiting.add(entry);
  // Intersections are reported in no order: wait for all of them, then start the first in the document.
  setTimeout(startNext);
  return () => waiting.delete(entry);
}

interface LoadQueue<Seen extends HTMLElement> {
  ref: RefObject<Seen | null>;
  isOn: boolean;
  onLoad: () => void;
}

/** Loads a frame when it's visible and others have finished. A new `source` queues again. */
export function useLoadQueue<Seen extends HTMLElement>(source: string): LoadQueue<Seen> {
  const ref = useRef<Seen>(null);
  const isLoading = useRef(false);
  const [on, setOn] = useState<string>();

  const release = useCallback(() => {
    if (!isLoading.current) return;
    isLoading.current = false;
    loading -= 1;
    startNext();
  }, []);

  useEffect(() => {
    let leave: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        leave?.();
        if (entry?.isIntersecting !== true || ref.current === null) return;
        leave = enqueue({
          element: ref.current,
          start: () => {
            isLoading.current = true;
            setOn(source);
            observer.disconnect();
          },
        });
      },
      { rootMargin: "400px" },
    );
    if (ref.current !== null) observer.observe(ref.current);
    return () => {
      leave?.();
      observer.disconnect();
      release();
    };
  }, [source, release]);

  return { ref, isOn: on === source, onLoad: release };
}
