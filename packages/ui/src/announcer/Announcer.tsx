import { createContext, use, useEffect, useId, useMemo, useState, type ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden";

interface Announcements {
  /** Announces a text; the empty one withdraws it. */
  announce: (id: string, text: string) => void;
}

const Context = createContext<Announcements | null>(null);

interface AnnouncerProps {
  children: ReactNode;
}

/**
 * Around the page and each modal dialog, which hides what is outside of it from screen readers. Holds their one live
 * region for texts of components that come and go: a region that is added together with its text isn't announced.
 */
export function Announcer({ children }: AnnouncerProps) {
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map());
  const announcements = useMemo(
    () => ({
      announce: (id: string, text: string) =>
        setSaid((before) => {
          if ((before.get(id) ?? "") === text) return before;
          const after = new Map(before);
          if (text === "") after.delete(id);
          else after.set(id, text);
          return after;
        }),
    }),
    [],
  );
  return (
    <Context value={announcements}>
      {children}
      <VisuallyHidden as="div">
        {/* Not atomic: a new text alone is read, not those that are still there. */}
        <div role="status" aria-atomic="false">
          {[...said].map(([id, text]) => (
            <p key={id}>{text}</p>
          ))}
        </div>
      </VisuallyHidden>
    </Context>
  );
}

/** Announces the text when it changes. */
export function Announced({ children: text }: { children: string }) {
  const id = useId();
  const announcements = use(Context);
  useEffect(() => {
    announcements?.announce(id, text);
    return () => announcements?.announce(id, "");
  }, [announcements, id, text]);
  return null;
}
