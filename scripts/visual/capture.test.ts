import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captureStories } from "./capture";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "capture-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Answers like Storybook's preview: a story named “loop” blocks its page, the play of “pending” never resolves, and
 * “saved” announces something at its end, too.
 */
const preview = `<!doctype html><p>Shown</p><div role="status"></div><script>
  const listeners = {};
  const on = (event, listener) => { listeners[event] = listener; };
  const emit = (event, { storyId }) => setTimeout(() => {
    const status = document.querySelector("[role=status]");
    document.querySelector("p").textContent += " " + storyId;
    status.textContent = status.textContent === "Saved" ? "Left" : "";
    listeners.storyRenderPhaseChanged({ newPhase: "rendering" });
    if (storyId === "saved") status.textContent = "Saved";
    if (storyId === "loop") for (;;);
    if (storyId !== "pending") listeners.storyFinished({ status: "success" });
  });
  window.__STORYBOOK_ADDONS_CHANNEL__ = { on, emit };
  addEventListener("load", () => emit("first", { storyId: new URLSearchParams(location.search).get("id") }));
</script>`;

const storiesOf = (component: string, ...ids: string[]) =>
  ids.map((id) => ({
    id,
    title: `Components/${component}`,
    name: id,
    importPath: `./packages/ui/src/${component}.stories.tsx`,
  }));

test("a story that never ends is broken, and the others are captured", { timeout: 60_000 }, async () => {
  writeFileSync(join(folder, "iframe.html"), preview);
  const stories = [
    ...storiesOf("Loop", "before", "next", "loop", "after"),
    ...storiesOf("Pending", "pending", "last"),
  ];
  const pictures = join(folder, "pictures");
  const { broken } = await captureStories(folder, pictures, stories, () => {}, 4_000);
  expect(broken).toEqual({ loop: "Not finished after 4 s.", pending: "Not finished after 4 s." });
  const captured = stories.filter(({ id }) => existsSync(join(pictures, `${id}.light.png`)));
  expect(captured.map(({ id }) => id)).toEqual(["before", "next", "after", "last"]);
  const [before, next] = captured.map(({ id }) => readFileSync(join(pictures, `${id}.light.png`)));
  expect(next).not.toEqual(before);
});

test("what a story announces is captured with it, not with the next one", { timeout: 60_000 }, async () => {
  writeFileSync(join(folder, "iframe.html"), preview);
  const stories = storiesOf("Form", "before", "saved", "after");
  const { heard } = await captureStories(folder, join(folder, "pictures"), stories, () => {});
  const announced = Object.entries(heard).filter(([, lines]) => lines.includes("announcement"));
  expect(announced).toEqual([["saved", expect.stringContaining('- announcement "Saved"')]]);
});

test("the words of a meter are captured, which no picture shows", { timeout: 60_000 }, async () => {
  writeFileSync(join(folder, "iframe.html"), `${preview}<p role="meter" aria-valuetext="8 of 10"></p>`);
  const { heard } = await captureStories(folder, join(folder, "pictures"), storiesOf("Meter", "before"));
  expect(heard["before"]).toContain('- value "8 of 10"');
});

test("a page's fault at the width of one common phone is in a picture", { timeout: 60_000 }, async () => {
  async function picturesWith(styles: string) {
    writeFileSync(join(folder, "iframe.html"), `${preview}<style>${styles}</style>`);
    const pictures = join(folder, styles === "" ? "sound" : "broken");
    const importPath = "./packages/screens/src/runs/RunsScreen.stories.tsx";
    await captureStories(
      folder,
      pictures,
      [{ id: "ready", title: "Pages/Runs", name: "Ready", importPath }],
      () => {},
    );
    return new Map(readdirSync(pictures).map((name) => [name, readFileSync(join(pictures, name))]));
  }
  const sound = await picturesWith("");
  const broken = await picturesWith("@media (380px < width < 400px) { p { margin-left: -1em } }");
  const differing = [...sound].filter(([name, picture]) => broken.get(name)?.equals(picture) !== true);
  expect(differing.map(([name]) => name)).toEqual(["ready.light-390.png"]);
});
