import { test } from "@playwright/test";

interface Case<Target, Fault> {
  target: Target;
  fault: Fault;
}

/** Combines targets with the faults that apply to them: a sample covers each target and each fault. */
export function casesOf<Target, Fault>(
  targets: readonly Target[],
  faults: readonly Fault[],
  applies: (target: Target, fault: Fault) => boolean = () => true,
) {
  const all = targets.flatMap((target) =>
    faults.filter((fault) => applies(target, fault)).map((fault) => ({ target, fault })),
  );
  const sample = Array.from({ length: Math.max(targets.length, faults.length) }, (_, index) =>
    all.find(
      ({ target, fault }) =>
        target === targets[index % targets.length] && fault === faults[index % faults.length],
    ),
  ).filter((each) => each !== undefined);
  return { all, sample };
}

/** The cases of each test: in the sample, all of a kind follow each other in one browser. */
export function groupsOf<Target, Fault, Kind>(
  cases: readonly Case<Target, Fault>[],
  isSample: boolean,
  kindOf: (fault: Fault) => Kind,
): readonly (readonly [kind: Kind, cases: readonly Case<Target, Fault>[]])[] {
  if (!isSample) return cases.map((each) => [kindOf(each.fault), [each]]);
  const kinds = [...new Set(cases.map(({ fault }) => kindOf(fault)))];
  return kinds.map((kind) => [kind, cases.filter(({ fault }) => kindOf(fault) === kind)]);
}

/** Declares the tests of the sample for each change, and those of all cases for the night. */
export function declareCases<Target, Fault>(
  { all, sample }: Record<"all" | "sample", readonly Case<Target, Fault>[]>,
  declare: (cases: readonly Case<Target, Fault>[], isSample: boolean) => void,
): void {
  declare(sample, true);
  test.describe("every case", { tag: "@nightly" }, () => declare(all, false));
}

/** Groups the cases that can follow each other on one page: nothing can follow one that is last. */
export function batchesOf<Target, Fault>(
  cases: readonly Case<Target, Fault>[],
  isLast: (target: Target, fault: Fault) => boolean,
): { target: Target; faults: Fault[] }[] {
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
