import { isAddressable } from "../core/addressable";
import { folded, type Matcher, type Scored, topMatches } from "../core/match";
import type { Run } from "../run/run";

/** Scores of a match by ID, comparable with those of names. */
const idScores = { whole: 1000, begins: 60, holds: 20 } as const;

const shortestPartOfId = 3;

/** The largest plan has a thousand actions. A list with more names hardly repeats them, and only its newest part is searched. */
const mostNames = 2_000;

function idScore(id: string, typed: string): number | null {
  const text = id.toLowerCase();
  if (!text.includes(typed)) return null;
  if (text === typed) return idScores.whole;
  return text.startsWith(typed) ? idScores.begins : idScores.holds;
}

export type LinkedRun = Run & { id: string };

const isLinked = (run: Run): run is LinkedRun => isAddressable(run.id);

/** The best matches by name or ID among the runs that have a page. Fast enough for a hundred thousand runs per keystroke. */
export function findRuns(
  runs: readonly Run[],
  query: string,
  score: Matcher,
  most: number,
): readonly Scored<LinkedRun>[] {
  const typed = query.toLowerCase();
  const looksAtIds = typed.length >= shortestPartOfId;
  // Runs share names, so each name is scored once.
  const ofName = new Map<string, number | null>();
  const scoreOfName = (name: string) => {
    const before = ofName.get(name);
    if (before !== undefined) return before;
    if (ofName.size === mostNames) return null;
    const points = score(folded(name));
    ofName.set(name, points);
    return points;
  };

  const { offer, best } = topMatches<LinkedRun>(most);
  for (const run of runs) {
    const byId = looksAtIds && run.id !== null ? idScore(run.id, typed) : null;
    const byName = run.actionName === null ? null : scoreOfName(run.actionName);
    if ((byId ?? byName) === null || !isLinked(run)) continue;
    offer(Math.max(byId ?? -Infinity, byName ?? -Infinity), run);
  }
  return best;
}
