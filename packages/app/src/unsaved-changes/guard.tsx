import { createContext, use, useCallback, useEffect, useMemo, useRef, type ReactNode } from "react";

/** What stands to be lost on the page that is open. */
export type Stake = "edits" | "key" | null;

interface Guard {
  stake: () => Stake;
  /** What the person would call what is at stake; none where it has no name. */
  labels: () => readonly string[];
  hold: (stake: Stake, label?: string) => void;
  /** What was at stake is saved: nothing keeps anybody here. */
  free: () => void;
  /** Tells whoever was asked that the question answered itself; until called off. */
  whenFree: (go: () => void) => () => void;
  /** The console itself reloads, or the person chose to go: no more questions. */
  release: () => void;
}

const Context = createContext<Guard | null>(null);

/** Asks before the tab is closed or reloaded; leaving within the console is asked by the frame. */
export function GuardProvider({ children }: { children: ReactNode }) {
  const stake = useRef<Stake>(null);
  const named = useRef<string>(undefined);
  const asked = useRef<() => void>(undefined);
  const guard = useMemo<Guard>(
    () => ({
      stake: () => stake.current,
      labels: () => (stake.current === null || named.current === undefined ? [] : [named.current]),
      hold: (next, label) => {
        stake.current = next;
        named.current = label;
      },
      free: () => {
        stake.current = null;
        asked.current?.();
      },
      whenFree: (go) => {
        asked.current = go;
        return () => {
          asked.current = undefined;
        };
      },
      release: () => {
        stake.current = null;
      },
    }),
    [],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (stake.current !== null) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  return <Context value={guard}>{children}</Context>;
}

export function useGuard(): Guard {
  const guard = use(Context);
  if (guard === null) throw new Error("useGuard needs a GuardProvider");
  return guard;
}

/** Called by a page: while `stake` is not null, leaving asks first. Returns a function that lets go at once, before the page is drawn again. */
export function useLeaveGuard(stake: Stake, label?: string): () => void {
  const guard = useGuard();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    guard.hold(stake, label);
    return () => {
      isOpen.current = false;
      guard.hold(null);
    };
  }, [guard, stake, label]);
  // By then another page may be open, with a stake of its own.
  return useCallback(() => {
    if (isOpen.current) guard.free();
  }, [guard]);
}
