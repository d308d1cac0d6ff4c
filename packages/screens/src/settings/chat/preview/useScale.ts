import { useLayoutEffect, useRef, useState } from "react";
import { desktopWidth } from "./MockSite.css";

/** The factor that fits a desktop window into its frame; never more than full size. */
export function useScale() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(desktopWidth);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, scale: Math.min(1, width / desktopWidth) };
}
