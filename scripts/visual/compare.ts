import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { looksOf } from "./looks";
import { pictureOf, type CaptureResult, type Story } from "./capture";

interface Size {
  width: number;
  height: number;
}

export interface LookDifference {
  look: string;
  /** Differing pixels; if the size changed, of the larger picture. */
  pixels: number;
  before: Size | undefined;
  after: Size | undefined;
}

export interface StoryDifference extends Story {
  state: "changed" | "added" | "removed" | "broken";
  /** Why a broken story can't be shown. */
  why?: string;
  looks: LookDifference[];
}

const read = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);

const sizeOf = (picture: Buffer | undefined): Size | undefined =>
  picture === undefined ? undefined : { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };

/** Pads a picture with transparent pixels, so that areas in only one of two pictures count as different. */
function widened(picture: PNG, { width, height }: Size): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Equal bytes are equal pixels, because the encoder is the same. Otherwise, every pixel counts, with no threshold. */
function countDifferentPixels(before: Buffer, after: Buffer, highlight: string): number {
  if (before.equals(after)) return 0;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const drawn = new PNG(size);
  const pixels = pixelmatch(
    widened(one, size).data,
    widened(other, size).data,
    drawn.data,
    size.width,
    size.height,
    { threshold: 0, includeAA: true, alpha: 0.25, diffColor: [214, 31, 105] },
  );
  if (pixels === 0) return 0;
  mkdirSync(dirname(highlight), { recursive: true });
  writeFileSync(highlight, PNG.sync.write(drawn, { deflateLevel: 3, filterType: 0 }));
  return pixels;
}

export interface Screenshots {
  folder: string;
  result: CaptureResult;
}

/** Compares two sets of pictures, and copies those that differ to `pictures`. */
export function compare(base: Screenshots, head: Screenshots, pictures: string): StoryDifference[] {
  const before = new Map(base.result.stories.map((story) => [story.id, story]));
  const after = new Map(head.result.stories.map((story) => [story.id, story]));

  function keep(picture: Buffer | undefined, name: string) {
    if (picture === undefined) return;
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, name), picture);
  }

  function looks(story: Story): LookDifference[] {
    return looksOf(story.importPath).flatMap((look) => {
      const file = pictureOf(story.id, look);
      const [was, is] = [read(join(base.folder, file)), read(join(head.folder, file))];
      if (was === undefined && is === undefined) return [];
      const pixels =
        was === undefined || is === undefined
          ? 0
          : countDifferentPixels(was, is, join(pictures, `${story.id}.${look.name}.highlight.png`));
      if (was !== undefined && is !== undefined && pixels === 0) return [];
      keep(was, `${story.id}.${look.name}.before.png`);
      keep(is, `${story.id}.${look.name}.after.png`);
      return [{ look: look.name, pixels, before: sizeOf(was), after: sizeOf(is) }];
    });
  }

  function differenceOf(story: Story): StoryDifference[] {
    const why = head.result.broken[story.id];
    if (why !== undefined && after.has(story.id))
      return [{ ...story, state: "broken", why, looks: looks(story) }];
    const state = !after.has(story.id)
      ? "removed"
      : !before.has(story.id) || base.result.broken[story.id] !== undefined
        ? "added"
        : "changed";
    const differing = looks(story);
    return differing.length === 0 ? [] : [{ ...story, state, looks: differing }];
  }

  const gone = base.result.stories.filter(({ id }) => !after.has(id));
  return [...head.result.stories, ...gone].flatMap(differenceOf);
}
