import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pictureOf, visitStories, type Captured, type Story, type StoryPage } from "./capture";
import { changesBetween, heardChanges, together, type Boxes, type Change } from "./changes";
import type { Shot, StoryDifference } from "./decisions";
import { looksOf, type Look } from "./looks";
import { crop, pixelDifference, touches, type PixelDifference, type Place, type Region } from "./pixels";
import type { Described } from "./stage";

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

type Tokens = Readonly<Record<string, string>>;

/** `--color-tone-bad-on-soft` is `tone.bad.onSoft`, as in the code. */
const nameOfToken = (variable: string) =>
  variable
    .replace(/^--(?:color-)?/, "")
    .replaceAll(/-on-(\w)/g, (_, letter: string) => `-on${letter.toUpperCase()}`)
    .replaceAll("-", ".");

const isColor = (value: string) => /^(?:#|rgb|hsl|ok|lab|lch|color)/i.test(value.trim());
const isShadow = (name: string) => name.startsWith("--color-shadow-");
const probe = /\brgb\(1, (\d+), (\d+)\)/g;

/**
 * Each color token's own color, so that styles name the token they have: in both themes, and whatever its value. What
 * such a token's new value changes is found by its name. The colors of shadows are those of a shadow.
 */
function probesOf(names: readonly string[]): Tokens {
  return Object.fromEntries(
    names.map((name, at) => {
      const color = `rgb(1, ${Math.floor(at / 256)}, ${at % 256})`;
      return [name, isShadow(name) ? `0 0 ${color}` : color];
    }),
  );
}

function nameTokens(part: Described, names: readonly string[]): Described {
  const named = (value: string) =>
    value.replaceAll(probe, (all, high, low) => {
      const name = names[Number(high) * 256 + Number(low)];
      return name === undefined ? all : nameOfToken(name);
    });
  return {
    ...part,
    facts: Object.fromEntries(Object.entries(part.facts).map(([name, value]) => [name, named(value)])),
    children: part.children.map((child) => nameTokens(child, names)),
  };
}

/** Where a page has styles with this token. */
function boxesWith(token: string, { facts, box, children }: Described): Boxes[] {
  const isUsed = Object.values(facts).some((value) => value.split(/[\s,()]+/).includes(token));
  return [...(isUsed ? [{ after: box }] : []), ...children.flatMap((child) => boxesWith(token, child))];
}

const sizeOf = ({ width, height }: { width: number; height: number }) => width * height;

/** The changes that a differing place can come from: those of the smallest elements that are there. */
function changesAt(place: Place, changes: readonly Change[]): Change[] {
  const there = changes.flatMap((change) => {
    const boxes = change.boxes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
    const sizes = boxes.filter((box) => touches(box, place)).map(sizeOf);
    return sizes.length === 0 ? [] : [{ change, size: Math.min(...sizes) }];
  });
  const least = Math.max(sizeOf(place), Math.min(...there.map(({ size }) => size)));
  return there.filter(({ size }) => size <= 4 * least).map(({ change }) => change);
}

const isLarge = (box: Region | undefined) =>
  box !== undefined && (box.width > crop.width || box.height > crop.height);

/** What differs of one of a change's elements comes first: the element, or if it is large, the place in it. */
function withPlaces(change: Change, places: readonly Place[]): Change | undefined {
  for (const box of change.boxes) {
    const { before, after } = box;
    const place = places.find((each) => (before && touches(before, each)) || (after && touches(after, each)));
    if (place === undefined) continue;
    const at = isLarge(before) || isLarge(after) ? { before: place, after: place } : box;
    return { ...change, boxes: [at, ...change.boxes] };
  }
  return undefined;
}

/** Compares both sides of each story: the pictures, what a screen reader finds, and what the page consists of. */
export async function compare(
  base: Side,
  head: Side,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<StoryDifference[]> {
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

  const changedTokens = (theme: string) =>
    Object.keys({ ...base.tokens[theme], ...head.tokens[theme] }).filter((name) => {
      const [before, after] = [base, head].map(({ tokens }) => tokens[theme]?.[name]);
      return before !== undefined && after !== undefined && before !== after;
    });
  const themes = [...new Set([base, head].flatMap(({ tokens }) => Object.keys(tokens)))];
  const colors = [
    ...new Set(
      [base, head].flatMap(({ tokens }) =>
        Object.values(tokens).flatMap((values) =>
          Object.keys(values).filter((name) => isShadow(name) || isColor(values[name] ?? "")),
        ),
      ),
    ),
  ].toSorted();
  const probes = probesOf(colors);
  /** `line.focus: light #9b3f8d → #000000, dark …`. */
  const valuesOf = (token: string) =>
    `${nameOfToken(token)}: ${themes
      .filter((theme) => changedTokens(theme).includes(token))
      .map((theme) => `${theme} ${base.tokens[theme]?.[token]} → ${head.tokens[theme]?.[token]}`)
      .join(", ")}`;

  /** How the page at a look became what it is. */
  async function changesIn(before: StoryPage, after: StoryPage, { theme }: Look): Promise<Change[]> {
    const tokens = changedTokens(theme);
    const lengths = tokens.filter((name) => !colors.includes(name));
    const from = base.tokens[theme] ?? {};
    const old = Object.fromEntries(lengths.map((name) => [name, from[name] ?? ""]));
    const describe = async (page: StoryPage, values: Tokens) =>
      nameTokens(await page.describe({ ...probes, ...values }), colors);
    const [was, is] = await Promise.all([describe(before, {}), describe(after, old)]);
    const changes = changesBetween(was, is);
    for (const token of tokens) {
      const text = valuesOf(token);
      if (colors.includes(token))
        changes.push({ key: text, text, recolors: true, boxes: boxesWith(nameOfToken(token), is) });
      else {
        const { [token]: _, ...others } = old;
        const found = changesBetween(is, await describe(after, others));
        changes.push({ key: text, text, boxes: found.flatMap(({ boxes }) => boxes) });
      }
    }
    return changes;
  }

  /** The changes behind differing places: by their hash, and if only colors changed, by these. */
  const known = new Map<string, Change[]>();
  const knownAt = ({ hash, colors: became }: Place) => known.get(hash) ?? known.get(became);
  const isKnown = ([, { places }]: [Look, PixelDifference]) => places.every(knownAt);

  /** The same became the same before. */
  const knownShot = (look: Look, { amount, places }: PixelDifference): Shot => ({
    look: look.name,
    amount,
    changes: together(
      places.flatMap((place) =>
        (knownAt(place) ?? []).map((change) => ({
          ...change,
          boxes: [{ before: place, after: place }],
        })),
      ),
    ),
  });

  async function explain(story: Story, [before, after]: StoryPage[]) {
    const difference = differences.find(({ id }) => id === story.id);
    const looks = differing.get(story.id);
    if (!before || !after || !difference || !looks) return;
    const [first] = looksOf(story.title);
    if (!looks.every(isKnown)) await Promise.all([before, after].map((page) => page.open(story.id, first)));
    const shots: Shot[] = [];
    for (const each of looks) {
      const [look, { amount, places }] = each;
      if (isKnown(each)) {
        shots.push(knownShot(...each));
        continue;
      }
      await Promise.all([before, after].map((page) => page.show(look)));
      const all = await changesIn(before, after, look);
      // What isn't seen isn't a change, unless nothing else is.
      const seen = all.flatMap((change) => withPlaces(change, places) ?? []);
      const changes = seen.length > 0 ? seen : all.filter(({ boxes }) => boxes.length > 0);
      if (changes.length === 0) {
        // A busy machine can paint text at another fraction of a pixel.
        const [again, now] = await Promise.all([before.picture(), after.picture()]);
        if ((await pixelDifference(again, now)) === undefined) continue;
        // Such as an image's content: only equal pixels are equal.
        changes.push({
          key: `pixels ${places.map(({ hash }) => hash).join(" ")}`,
          text: "other pixels, though elements, texts and styles are equal",
          boxes: places.slice(0, 1).map((place) => ({ before: place, after: place })),
        });
      }
      for (const place of places) {
        const there = changesAt(place, changes);
        if (there.length === 0) continue;
        known.set(place.hash, there);
        if (place.colors !== "" && there.every(({ recolors }) => recolors)) known.set(place.colors, there);
      }
      shots.push({ look: look.name, amount, changes });
    }
    difference.shots = shots;
    difference.heard = heardIn(
      story.id,
      shots.flatMap(({ changes }) => changes),
    );
  }
  const toExplain = head.stories.filter(({ id }) => differing.has(id));
  const failed = await visitStories([base.storybook, head.storybook], toExplain, explain, (done) =>
    onProgress(done, toExplain.length),
  );
  for (const [id, why] of Object.entries(failed)) {
    const difference = differences.find((each) => each.id === id);
    const change = { key: `unexplained ${id}`, text: `not explained: ${why.split("\n")[0]}` };
    if (difference)
      difference.shots = (differing.get(id) ?? []).map(([look, { amount, places }]) => ({
        look: look.name,
        amount,
        changes: [{ ...change, boxes: places.slice(0, 1).map((place) => ({ before: place, after: place })) }],
      }));
  }
  return differences;
}
