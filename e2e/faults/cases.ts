import process from "node:process";

/** `npm run test:faults` runs every case; other runs a sample that covers each place and each fault. */
export const isWhole = process.env["FAULTS"] === "all";

interface Case<Place, Fault> {
  place: Place;
  fault: Fault;
}

/** Every place with every fault that applies to it, or the sample. */
export function casesOf<Place, Fault>(
  places: readonly Place[],
  faults: readonly Fault[],
  fits: (place: Place, fault: Fault) => boolean = () => true,
): Case<Place, Fault>[] {
  const most = Math.max(places.length, faults.length);
  const pairs = isWhole
    ? places.flatMap((place) => faults.map((fault) => ({ place, fault })))
    : Array.from({ length: most }, (_, index) => ({
        place: places[index % places.length],
        fault: faults[index % faults.length],
      }));
  return pairs.flatMap(({ place, fault }) =>
    place !== undefined && fault !== undefined && fits(place, fault) ? [{ place, fault }] : [],
  );
}

/** Polls a condition that no locator can express. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  ms = 10_000,
): Promise<void> {
  const ends = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > ends) throw new Error(`Waited in vain until ${what}`);
    await new Promise((next) => setTimeout(next, 10));
  }
}
