import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pictureOf, visitStories, type Captured, type Story, type StoryPage } from "./capture";
import { changesBetween, heardChanges, type Change } from "./changes";
import type { Shot, StoryDifference } from "./decisions";
import { looksOf, type Look } from "./looks";
import { pixelDifference, type PixelDifference } from "./pixels";

/** The stories of a commit, and what was captured of them. */
export interface Side extends Captured {
  storybook: string;
  pictures: string;
  stories: readonly Story[];
}

export function readPicture(folder: string, id: string, look: string): Buffer | undefined {
  const file = join(folder, pictureOf(id, look));
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** The design tokens with other values, as they were. */
function changedTokens(
  base: Side,
  head: Side,
  theme: string,
): [name: string, before: string, after: string][] {
  const [was, is] = [base.tokens[theme] ?? {}, head.tokens[theme] ?? {}];
  return Object.entries(was).flatMap(([name, before]) => {
    const after = is[name];
    return after === undefined || after === before ? [] : [[name, before, after] as [string, string, string]];
  });
}

/** More are a new palette: one change. */
const mostTokens = 8;

/**
 * The tokens whose new values change the page. The rest of the change is found with the values from before, so that a
 * token's color isn't a change of everything that has it.
 */
async function tokenChanges(
  page: StoryPage,
  tokens: readonly [string, string, string][],
  valuesOf: (name: string) => string,
): Promise<Change[]> {
  const before = Object.fromEntries(tokens.map(([name, value]) => [name, value]));
  const parts = tokens.length > mostTokens ? [tokens] : tokens.map((token) => [token]);
  const plain = JSON.stringify(await page.describe(before));
  const changes: Change[] = [];
  for (const part of parts) {
    const others = { ...before };
    for (const [name] of part) delete others[name];
    if (JSON.stringify(await page.describe(others)) === plain) continue;
    const text = part.map(([name]) => valuesOf(name)).join("; ");
    changes.push({ key: text, text: part.length > 1 ? `${part.length} tokens have other values` : text });
  }
  return changes;
}

/** Compares both sides of each story: the pictures, what a screen reader finds, and what the page consists of. */
export async function compare(base: Side, head: Side): Promise<StoryDifference[]> {
  const inBase = new Map(base.stories.map((story) => [story.id, story]));
  const inHead = new Set(head.stories.map(({ id }) => id));
  const differences: StoryDifference[] = [];
  const differing = new Map<string, [Look, PixelDifference][]>();

  const shotsOf = ({ id, title }: Story, { pictures }: Side): Shot[] =>
    looksOf(title)
      .filter(({ name }) => readPicture(pictures, id, name) !== undefined)
      .map(({ name }) => ({ look: name, changes: [] }));

  const heardIn = (id: string, seen: readonly Change[] = []) =>
    heardChanges(base.heard[id] ?? "", head.heard[id] ?? "", seen);

  for (const story of head.stories) {
    const { id, title } = story;
    const why = head.broken[id];
    if (why !== undefined) {
      // What is broken in the base, too, is a note.
      if (base.broken[id] === undefined)
        differences.push({ ...story, state: "broken", why, shots: [], heard: [] });
      continue;
    }
    if (!inBase.has(id) || base.broken[id] !== undefined) {
      differences.push({ ...story, state: "added", shots: shotsOf(story, head), heard: [] });
      continue;
    }
    const looks: [Look, PixelDifference][] = [];
    // One at a time: a decoded picture takes megabytes.
    for (const look of looksOf(title)) {
      const [before, after] = [base, head].map(({ pictures }) => readPicture(pictures, id, look.name));
      const difference = before && after && (await pixelDifference(before, after));
      if (difference) looks.push([look, difference]);
    }
    const heard = heardIn(id);
    if (looks.length > 0) differing.set(id, looks);
    if (looks.length > 0 || heard.length > 0)
      differences.push({ ...story, state: "changed", shots: [], heard });
  }
  for (const story of base.stories)
    if (!inHead.has(story.id))
      differences.push({ ...story, state: "removed", shots: shotsOf(story, base), heard: [] });

  const themes = [...new Set([...Object.keys(base.tokens), ...Object.keys(head.tokens)])];
  const tokensIn = new Map(themes.map((theme) => [theme, changedTokens(base, head, theme)]));
  /** `--color-line-focus: light #9b3f8d → #000000, dark …`. */
  const valuesOf = (token: string) =>
    `token ${token}: ${[...tokensIn]
      .flatMap(([theme, tokens]) =>
        tokens.filter(([name]) => name === token).map(([, before, after]) => `${theme} ${before} → ${after}`),
      )
      .join(", ")}`;

  async function explain(story: Story, [before, after]: StoryPage[]) {
    const difference = differences.find(({ id }) => id === story.id);
    const looks = differing.get(story.id);
    if (!before || !after || !difference || !looks) return;
    const [first] = looksOf(story.title);
    await Promise.all([before, after].map((page) => page.open(story.id, first)));
    const shots: Shot[] = [];
    for (const [look, { amount, region, hash }] of looks) {
      await Promise.all([before, after].map((page) => page.show(look)));
      const tokens = tokensIn.get(look.theme) ?? [];
      const values = Object.fromEntries(tokens.map(([name, value]) => [name, value]));
      const [was, is] = await Promise.all([before.describe(), after.describe(values)]);
      const changes = changesBetween(was, is);
      if (tokens.length > 0) changes.unshift(...(await tokenChanges(after, tokens, valuesOf)));
      if (changes.length === 0) {
        // A busy machine can paint text at another fraction of a pixel.
        const [again, now] = await Promise.all([before.picture(), after.picture()]);
        if ((await pixelDifference(again, now)) === undefined) continue;
        // Such as an image's content: only equal pixels are equal.
        changes.push({
          key: `pixels ${hash}`,
          text: "other pixels, though elements, texts and styles are equal",
        });
      }
      shots.push({ look: look.name, amount, region, changes });
    }
    difference.shots = shots;
    difference.heard = heardIn(
      story.id,
      shots.flatMap(({ changes }) => changes),
    );
  }
  const toExplain = head.stories.filter(({ id }) => differing.has(id));
  const failed = await visitStories([base.storybook, head.storybook], toExplain, explain);
  for (const [id, why] of Object.entries(failed)) {
    const difference = differences.find((each) => each.id === id);
    const change = { key: `unexplained ${id}`, text: `not explained: ${why.split("\n")[0]}` };
    if (difference)
      difference.shots = (differing.get(id) ?? []).map(([look, { amount, region }]) => ({
        look: look.name,
        amount,
        region,
        changes: [change],
      }));
  }
  return differences;
}
