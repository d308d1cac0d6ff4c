import type { Run } from "../run";
import type { RunsQuery } from "../runs-query";
import { runPredicate } from "./run-predicates";
import { sortRuns } from "./sort-runs";

/** The runs that match all filters. Returns the same array without filters. */
export function filterRuns(runs: readonly Run[], query: RunsQuery, now: number): readonly Run[] {
  const passes = runPredicate(query, now);
  return passes === null ? runs : runs.filter(passes);
}

export interface FilteredRuns {
  /** All matches, or those among the first runs of a long list. */
  rows: readonly Run[];
  /** Finds all matches, in pieces; `null` if `rows` are all. */
  findAll: (() => Generator<void, readonly Run[]>) | null;
}

/** Takes ten milliseconds or so. */
const mostAtOnce = 100_000;

/** Takes less than a millisecond. */
const pieceSize = 5_000;

/** Enough for typing a word and deleting it again. */
const mostKept = 12;

/** Results for one list and the same other filters. */
interface SearchResults {
  runs: readonly Run[];
  others: string;
  kept: readonly { words: string; rows: readonly Run[] }[];
}

/**
 * Like `filterRuns`, but incremental while the user types: matches of a longer query are among those of any part of it, and
 * earlier results are cached for backspacing. In a long list, finds the first matches at once and the rest in pieces.
 */
export function createRunFilter(): (runs: readonly Run[], query: RunsQuery, now: number) => FilteredRuns {
  let latest: SearchResults | undefined;
  return (runs, query, now) => {
    const words = query.q.trim();
    const others = JSON.stringify([{ ...query, q: "" }, query.since === null ? null : now]);
    const results: SearchResults =
      latest?.runs === runs && latest.others === others ? latest : { runs, others, kept: [] };
    latest = results;
    const keep = (rows: readonly Run[]) => {
      const before = results.kept.filter((found) => found.words !== words);
      results.kept = [{ words, rows }, ...before].slice(0, mostKept);
      return rows;
    };
    // The shortest result that contains all matches.
    const [nearest] = results.kept
      .filter((found) => words.includes(found.words))
      .toSorted((a, b) => a.rows.length - b.rows.length);
    const candidates = nearest?.rows ?? runs;
    const passes = nearest?.words === words ? null : runPredicate(query, now);
    if (passes === null || candidates.length <= mostAtOnce) {
      const rows = passes === null ? candidates : candidates.filter(passes);
      return { rows: keep(rows), findAll: null };
    }
    const first = candidates.slice(0, mostAtOnce).filter(passes);
    return {
      rows: first,
      *findAll() {
        const rows = first.slice();
        for (let from = mostAtOnce; from < candidates.length; from += pieceSize) {
          for (const run of candidates.slice(from, from + pieceSize)) if (passes(run)) rows.push(run);
          yield;
        }
        return keep(rows);
      },
    };
  };
}

/** The rows of the list for a query. */
export function selectRuns(runs: readonly Run[], query: RunsQuery, now: number): readonly Run[] {
  return sortRuns(filterRuns(runs, query, now), query.sort);
}
