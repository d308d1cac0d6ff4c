import { useEffect, useRef, useState, type RefObject } from "react";

/** The number of frames that load at the same time. Thirty would block the browser. */
const limit = 4;

const waiting = new Map<Element, () => void>();
let loading = 0;

const isBefore = (a: Element, b: Element) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function startNext() {
  while (loading < limit && waiting.size > 0) {
    const [first, start] = [...waiting].reduce((a, b) => (isBefore(b[0], a[0]) ? b : a));
    waiting.delete(first);
    loading += 1;
    start();
  }
}

interface LoadQueue<Seen extends Element> {
  ref: RefObject<Seen | null>;
  isOn: boolean;
  onLoad: () => void;
}

/** Loads a frame when it's near the visible part and others have finished. */
export function useLoadQueue<Seen extends Element>(): LoadQueue<Seen> {
  const ref = useRef<Seen>(null);
  const release = useRef(() => {});
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return void waiting.delete(element);
        waiting.set(element, () => {
          observer.disconnect();
          release.current = () => {
            release.current = () => {};
            loading -= 1;
            startNext();
          };
          setIsOn(true);
        });
        // Intersections are reported in no order: wait for all of them, then start the first in the document.
        setTimeout(startNext);
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      waiting.delete(element);
      release.current();
    };
  }, []);

  return { ref, isOn, onLoad: () => release.current() };
}
