import { onCLS, onINP, onLCP } from "web-vitals";

/** LCP and INP in milliseconds; CLS has no unit. https://web.dev/articles/vitals */
export interface Vitals {
  page: string;
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Measures from the page's start, whenever it is called. Returns the values so far. */
export function measureVitals(): Omit<Vitals, "page"> {
  const vitals: Omit<Vitals, "page"> = {};
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = Math.round(value)), always);
  onINP(({ value }) => (vitals.inp = Math.round(value)), always);
  onCLS(({ value }) => (vitals.cls = Math.round(value * 1000) / 1000), always);
  return vitals;
}
