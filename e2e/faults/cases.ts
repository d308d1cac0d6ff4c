import process from "node:process";

/** At night every case runs; otherwise a sample covers each target and each fault. */
export const runsAll = Boolean(process.env["NIGHTLY"]);

interface Case<Target, Fault> {
  target: Target;
  fault: Fault;
}

/** Combines targets with the faults that apply to them; all combinations or a sample. */
export function casesOf<Target, Fault>(
  targets: readonly Target[],
  faults: readonly Fault[],
  applies: (target: Target, fault: Fault) => boolean = () => true,
): Case<Target, Fault>[] {
  const count = Math.max(targets.length, faults.length);
  const pairs = runsAll
    ? targets.flatMap((target) => faults.map((fault) => ({ target, fault })))
    : Array.from({ length: count }, (_, index) => ({
        target: targets[index % targets.length],
        fault: faults[index % faults.length],
      }));
  return pairs.flatMap(({ target, fault }) =>
    target !== undefined && fault !== undefined && applies(target, fault) ? [{ target, fault }] : [],
  );
}

/** Groups the cases that can follow each other on one page: nothing can follow one that is last. */
export function batchesOf<Target, Fault>(
  cases: readonly Case<Target, Fault>[],
  isLast: (target: Target, fault: Fault) => boolean,
): { target: Target; faults: Fault[] }[] {
  if (runsAll) return cases.map(({ target, fault }) => ({ target, faults: [fault] }));
  const [last, others] = [true, false].map((expected) =>
    cases.filter(({ target, fault }) => isLast(target, fault) === expected),
  );
  const batches = (last ?? []).map(({ target, fault }) => ({ target, faults: [fault] }));
  for (const { target, fault } of others ?? []) {
    const batch = batches.find((each) => each.target === target);
    if (batch) batch.faults.unshift(fault);
    else batches.push({ target, faults: [fault] });
  }
  return batches;
}

/** Polls a condition that no locator can express. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  description: string,
  ms = 10_000,
): Promise<void> {
  const ends = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > ends) throw new Error(`Timed out: ${description}`);
    await new Promise((next) => setTimeout(next, 10));
  }
}
