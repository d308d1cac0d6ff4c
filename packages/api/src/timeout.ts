export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

const stepMs = 1_000;
/** Of a timer in a page that could run. Hidden tabs run theirs once a second. */
const usualDelayMs = 2_000;

export interface Countdown {
  /** In milliseconds. */
  left: () => number;
  stop: () => void;
}

/**
 * Counts only time in which the page could run. While an alert is open or the computer sleeps, no step ends; what
 * arrived meanwhile is handled before the end.
 */
export function startCountdown(ms: number, onEnd: () => void): Countdown {
  let left = ms;
  let began = 0;
  let hasWaited = false;
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    began = performance.now();
    timer = setTimeout(end, Math.min(left, stepMs));
  };
  const end = () => {
    const step = Math.min(left, stepMs);
    const isLate = performance.now() - began > step + usualDelayMs;
    left -= step;
    if (left <= 0 && isLate && !hasWaited) {
      hasWaited = true;
      left = stepMs;
    }
    if (left > 0) begin();
    else onEnd();
  };
  begin();
  return {
    left: () => Math.max(0, left - (performance.now() - began)),
    stop: () => clearTimeout(timer),
  };
}

/** Settles with the promise, or rejects with `TimeoutError` after `ms`. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  let countdown: Countdown | undefined;
  const late = new Promise<never>((_, reject) => {
    countdown = startCountdown(ms, () => reject(new TimeoutError()));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    countdown?.stop();
  }
}
