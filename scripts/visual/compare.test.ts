import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captureStories, pictureOf } from "./capture";
import { compare, type Side } from "./compare";
import { decisionsOf, lineOf } from "./decisions";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compare-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A Storybook with stories of a page that look the same. */
async function sideWith(name: string, content: string, ids = ["ready"]): Promise<Side> {
  const storybook = join(folder, name);
  mkdirSync(storybook);
  writeFileSync(
    join(storybook, "iframe.html"),
    `<!doctype html>${content}<script>
      const listeners = {};
      const end = () => setTimeout(() => listeners.storyFinished({ status: "success" }));
      window.__STORYBOOK_ADDONS_CHANNEL__ = { on: (event, listener) => { listeners[event] = listener; }, emit: end };
      addEventListener("load", end);
    </script>`,
  );
  const pictures = join(storybook, "pictures");
  const importPath = "./packages/screens/src/runs/RunsScreen.stories.tsx";
  const stories = ids.map((id) => ({ id, title: "Pages/Runs", name: id, importPath }));
  return { storybook, pictures, stories, ...(await captureStories(storybook, pictures, stories)) };
}

/** Its content is none of the page's elements. */
const image = (color: string) =>
  `<canvas width="9" height="9"></canvas><script>
    const drawing = document.querySelector("canvas").getContext("2d");
    drawing.fillStyle = "${color}";
    drawing.fillRect(0, 0, 9, 9);
  </script>`;

const linesOf = async (base: Side, head: Side) => decisionsOf(await compare(base, head)).map(lineOf);

test("pixels that differ only once aren't a change", { timeout: 180_000 }, async () => {
  const [base, head] = [await sideWith("base", image("green")), await sideWith("head", image("green"))];
  const file = join(head.pictures, pictureOf("ready", "light-1440"));
  writeFileSync(file, await sharp(file).negate({ alpha: false }).toBuffer());
  expect(await linesOf(base, head)).toEqual([]);
});

test("an image with other content is a change", { timeout: 180_000 }, async () => {
  expect(
    await linesOf(await sideWith("base", image("green")), await sideWith("head", image("blue"))),
  ).toEqual([expect.stringContaining("other pixels, though elements, texts and styles are equal")]);
});

const page = (styles: string, content: string) => `<style>
  :root { --color-line-focus: #9b3f8d; --color-text-link: #1255aa; --color-tone-bad-soft: #ffe0e0 }
  [data-theme=dark] { --color-line-focus: #e0a0d8; --color-text-link: #88bbff; --color-tone-bad-soft: #501010 }
  body { margin: 0 } main { display: grid; gap: 60px; padding: 40px; min-height: 100vh; box-sizing: border-box }
  :focus-visible { outline: 2px solid var(--color-line-focus) }
  mark { background: var(--color-tone-bad-soft) }
  ${styles}
</style><main>${content}<p style="height: 1200px"></p></main>`;
const icon = `<nav><svg class="lucide lucide-search" width="24" height="24"><circle cx="12" cy="12" r="9"/></svg></nav>`;
const [save, cancel, failed] = [
  "<button style='color: navy'>Save</button>",
  "<button>Cancel</button>",
  "<mark>Failed</mark>",
];

test(
  "each of several changes is one decision, in the code's words and at its place",
  { timeout: 240_000 },
  async () => {
    const ids = ["ready", "saved"];
    const base = await sideWith(
      "base",
      page(
        "",
        `${icon}<p>${save}${cancel}</p><p>Mar 4, 2026, 3:06 PM</p><p>Dec 12, 2025, 11:40 AM</p>${failed}`,
      ),
      ids,
    );
    const head = await sideWith(
      "head",
      page(
        `:root:not([data-theme=dark]) { --color-tone-bad-soft: #ffd0d0 } :focus-visible { outline-color: var(--color-text-link) }
       @media (width >= 768px) { [data-theme=dark] svg { display: none } }`,
        `${icon}<p>${cancel}${save}</p><p>Mar 4, 2026, 15:06</p><p>Dec 12, 2025, 11:40</p>${failed}`,
      ),
      ids,
    );
    let explained = 0;
    const differences = await compare(base, head, (done) => (explained = done));
    expect(explained).toBe(2);
    const decisions = decisionsOf(differences);
    expect(decisions.map(lineOf).toSorted()).toEqual([
      "button outline color: line.focus → text.link, only hovered or focused · 2 stories",
      "search icon missing, dark only, only at 1440 px · 2 stories",
      "tone.bad.soft: light #ffe0e0 → #ffd0d0, light only · 2 stories",
      "“Mar 4, 2026, 3:06 PM” → “Mar 4, 2026, 15:06”; button “Save” moved · 2 stories",
    ]);
    const at = decisions.map(({ stories: [first] }) => first?.shots[0]?.at);
    expect(at.every((each) => each !== undefined)).toBe(true);
    const ring = decisions.find((each) => lineOf(each).includes("outline"))?.stories[0]?.shots[0]?.at?.after;
    expect(ring?.width).toBeLessThan(120);
  },
);
