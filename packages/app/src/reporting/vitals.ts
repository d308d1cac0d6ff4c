/** LCP and INP in milliseconds; CLS has no unit. https://web.dev/articles/vitals */
export interface Vitals {
  page: string;
  lcp?: number;
  inp?: number;
  cls?: number;
}

const maxShiftGapMs = 1000;
const maxShiftWindowMs = 5000;
/** Interactions faster than this are not observed, only counted. */
const slowMs = 40;
/** One interaction in fifty may be an outlier. */
const outliers = 50;
const maxInteractions = 10;

/** Not all browsers, and not TypeScript, know every field. */
const numberIn = (entry: object, field: string): number => Number(Reflect.get(entry, field) ?? 0);

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  // TypeScript doesn't know the threshold.
  const options = { type, buffered: true, durationThreshold: slowMs };
  observer.observe(options);
  return true;
}

/** Measures from the page's start, whenever it is called. Returns a function for the values so far. */
export function measureVitals(): () => Omit<Vitals, "page"> {
  let lcp: number | undefined;
  observe("largest-contentful-paint", ({ startTime }) => {
    lcp = startTime;
  });

  let cls = 0;
  const shifts = { total: 0, first: 0, last: 0 };
  const knowsShifts = observe("layout-shift", (entry) => {
    if (numberIn(entry, "hadRecentInput") === 1) return;
    const { startTime } = entry;
    const isNew = startTime - shifts.last > maxShiftGapMs || startTime - shifts.first > maxShiftWindowMs;
    if (isNew) Object.assign(shifts, { total: 0, first: startTime });
    shifts.last = startTime;
    shifts.total += numberIn(entry, "value");
    cls = Math.max(cls, shifts.total);
  });

  const durations = new Map<number, number>();
  observe("event", (entry) => {
    const id = numberIn(entry, "interactionId");
    if (id === 0) return;
    durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration));
    const slowest = [...durations].toSorted(([, one], [, other]) => other - one).slice(0, maxInteractions);
    durations.clear();
    for (const [slow, duration] of slowest) durations.set(slow, duration);
  });

  return () => {
    const slowest = [...durations.values()];
    const inp = slowest[Math.floor(numberIn(performance, "interactionCount") / outliers)] ?? slowest.at(-1);
    return {
      ...(lcp !== undefined && { lcp: Math.round(lcp) }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
      ...(knowsShifts && { cls: Math.round(cls * 1000) / 1000 }),
    };
  };
}
