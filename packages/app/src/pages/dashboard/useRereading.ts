import { utcDay } from "@understudy/model";
import { useEffect, useEffectEvent, useRef } from "react";
import { useVisible } from "../../lib/browser";
import { useNow } from "../../lib/hooks";

/** The clock ticks more often, unless the computer or the tab slept. */
const sleptMs = 60_000;

/**
 * Reads again when the UTC day changes, and when the computer wakes up: a dashboard may be left open for days. `asOf`: when
 * the oldest of its data arrived. Once for each: if it fails, the page says so and has Retry.
 */
export function useRereading(asOf: number | null, read: () => void): void {
  const now = useNow();
  const isVisible = useVisible();
  const last = useRef({ tick: now, day: utcDay(now) });
  const onTick = useEffectEvent((at: number, isSeen: boolean) => {
    const { tick, day } = last.current;
    const today = utcDay(at);
    const slept = Math.abs(at - tick) > sleptMs;
    last.current = { tick: at, day: isSeen ? today : day };
    if (!isSeen || asOf === null) return;
    if (today !== day || (slept && Math.abs(at - asOf) > sleptMs)) read();
  });
  useEffect(() => {
    onTick(now, isVisible);
  }, [now, isVisible]);
}
