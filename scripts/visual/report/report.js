const byId = (id) => document.getElementById(id);
const report = JSON.parse(byId("data").textContent);

function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** What the reviewer decided, by the group's decisions: other pictures are another decision. */
const storageKey = "visual-review";
function readDecided() {
  try {
    return JSON.parse(localStorage.getItem(storageKey)) ?? {};
  } catch {
    return {};
  }
}
const decided = readDecided();
function saveDecided() {
  try {
    localStorage.setItem(storageKey, JSON.stringify(decided));
  } catch {
    // Without storage, decisions last until the page is closed.
  }
}
const keyOf = ({ decisions }) => decisions.join(" + ");
const isOpen = ({ decisions, reason }) => decisions.length > 0 && reason === undefined;
const decisionOf = (group) => decided[keyOf(group)] ?? { verdict: undefined, note: "" };

const src = ({ item, look }, kind) => `pictures/${item.id}.${look.look}.${kind}.png`;
const latest = ({ look }) => (look.after === null || look.after === undefined ? "before" : "after");
const image = (shot, kind) => element("img", { src: src(shot, kind), alt: `${shot.item.name}, ${kind}` });
const framed = (word, size, content) =>
  element(
    "figure",
    {},
    element("figcaption", {}, size ? `${word}, ${size.width} × ${size.height}` : word),
    content,
  );

/** Each group with the pictures of its stories. A story that can't be shown has none. */
const groups = report.groups.map((group) => ({
  ...group,
  shots: group.items.flatMap((item) =>
    item.looks.length > 0 ? item.looks.map((look) => ({ item, look })) : [{ item, look: undefined }],
  ),
}));

const now = { group: groups[0], at: 0, mode: 0, size: "fit" };

const modes = [
  {
    label: "Side by side",
    draw: (shot) =>
      element(
        "div",
        { class: "pair" },
        framed("Before", shot.look.before, image(shot, "before")),
        framed("After", shot.look.after, image(shot, "after")),
      ),
  },
  {
    label: "Slider",
    draw: (shot) => {
      const layers = element("div", { class: "layers" }, image(shot, "before"), image(shot, "after"));
      const slide = ({ target }) => layers.style.setProperty("--split", `${target.value}%`);
      const share = element("input", {
        type: "range",
        "aria-label": "Share of the picture before",
        oninput: slide,
      });
      layers.append(share);
      return framed("Before on the left, after on the right", undefined, layers);
    },
  },
  {
    label: "Highlight",
    draw: (shot) => {
      const differing = element("div", { class: "differing" }, image(shot, "before"), image(shot, "after"));
      const layers = element("div", { class: "highlight" }, image(shot, "after"), differing);
      return framed("Differing pixels are black", undefined, layers);
    },
  },
];

/** A part of a picture, at full size; small parts are enlarged. */
function crop(shot, kind, { x, y, width, height }, scale) {
  const picture = image(shot, kind);
  const { width: whole } = shot.look[kind];
  picture.style.setProperty("inline-size", `${whole * scale}px`);
  picture.style.setProperty("margin", `${-y * scale}px 0 0 ${-x * scale}px`);
  const part = element("div", { class: "crop" }, picture);
  part.style.setProperty("inline-size", `${width * scale}px`);
  part.style.setProperty("block-size", `${height * scale}px`);
  return part;
}

const shownRegions = 3;

/** The places that differ, before and after. */
function crops(shot) {
  const { before, after, regions } = shot.look;
  if (!before || !after) return [];
  const pairs = regions.slice(0, shownRegions).map((region) => {
    const scale = Math.max(1, Math.min(4, Math.floor(320 / region.width)));
    return element(
      "div",
      { class: "pair" },
      framed(scale === 1 ? "Before" : `Before, ${scale} ×`, undefined, crop(shot, "before", region, scale)),
      framed("After", undefined, crop(shot, "after", region, scale)),
    );
  });
  const more = regions.length - pairs.length;
  return more > 0
    ? [...pairs, element("p", {}, `And in ${more} more ${more === 1 ? "place" : "places"}.`)]
    : pairs;
}

const labelOf = ({ label, items: [first, ...others] }) =>
  others.length === 0 && label === first.title ? `${label} · ${first.name}` : label;

const withVerdict = (wanted) => groups.filter((group) => decisionOf(group).verdict === wanted);

const acceptedLines = () => [
  ...new Set(
    withVerdict("accepted").flatMap((group) =>
      group.decisions.map((decision) => `${decision}: ${decisionOf(group).note || "reason"}`),
    ),
  ),
];

const rejectedLines = () =>
  withVerdict("rejected").map((group) => {
    const [{ item, look }] = group.shots;
    const where = [`${item.title} · ${item.name}`, ...(look ? [look.look.replace("-", " ")] : [])].join(", ");
    const others = group.items.length > 1 ? ` and ${group.items.length - 1} more` : "";
    return `- ${labelOf(group)} (${where}${others}): ${decisionOf(group).note || "not as intended"}`;
  });

function thumbnail(shot) {
  const { look } = shot;
  const picture = element("img", { src: src(shot, latest(shot)), alt: "", loading: "lazy" });
  const [region] = look.regions;
  const frame = element("span", { class: "thumbnail" }, picture);
  if (region && look.after) {
    // The middle of the difference.
    const x = Math.max(0, region.x + region.width / 2 - 32);
    const y = Math.max(0, region.y + region.height / 2 - 24);
    picture.style.setProperty("margin", `${-y}px 0 0 ${-x}px`);
  } else frame.classList.add("whole");
  return frame;
}

function drawList() {
  byId("list").replaceChildren(
    ...groups.map((group, index) => {
      const [first] = group.shots;
      const { verdict } = decisionOf(group);
      const button = element(
        "button",
        {
          type: "button",
          id: `group-${index}`,
          "aria-current": String(group === now.group),
          onclick: () => go({ group, at: 0 }),
        },
        ...(first.look ? [thumbnail(first)] : []),
        // Labels can break after a slash.
        element("span", { class: "name" }, labelOf(group).replaceAll("/", "/\u200B")),
        element("span", { class: `badge ${group.state}` }, `${group.items.length} ${group.state}`),
      );
      return element("li", { class: verdict ?? "" }, button);
    }),
  );
  byId("list").querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
  drawOutcome("accepted", "lines", acceptedLines());
  drawOutcome("rejected", "comments", rejectedLines());
}

function drawOutcome(form, output, lines) {
  byId(form).hidden = lines.length === 0;
  byId(output).textContent = lines.join("\n");
}

function explain({ item, look }, { reason, colors }) {
  if (item.why !== undefined) return `This story can’t be shown: ${item.why}`;
  const what = {
    changed: `${look.change}.`,
    added: "This story is new.",
    removed: "This story was removed.",
  }[item.state];
  return [what, colors, ...(reason === undefined ? [] : [`Accepted: ${reason}`])].filter(Boolean).join(" ");
}

function drawDecision(group) {
  const { verdict, note } = decisionOf(group);
  const stories = group.items.length === 1 ? "" : ` all ${group.items.length} stories`;
  for (const [id, word, given] of [
    ["accept", "Accept", "accepted"],
    ["reject", "Reject", "rejected"],
  ]) {
    byId(id).hidden = !isOpen(group);
    byId(id).setAttribute("aria-pressed", String(verdict === given));
    byId(id).textContent = `${word}${stories}`;
  }
  byId("noted").hidden = !isOpen(group);
  if (byId("note").value !== note) byId("note").value = note;
}

function drawShot() {
  const { group, at, mode } = now;
  const shot = group.shots[at];
  const { item, look } = shot;
  const isPair = Boolean(look?.before && look.after);
  byId("title").textContent =
    `${item.title} · ${item.name}${look ? ` · ${look.look.replace("-", ", ")}` : ""}`;
  byId("explain").textContent = explain(shot, group);
  byId("position").textContent = `Picture ${at + 1} of ${group.shots.length} →`;
  byId("modes").replaceChildren(
    ...modes.map(({ label }, index) =>
      element(
        "button",
        {
          type: "button",
          id: `mode-${index}`,
          "aria-pressed": String(index === mode),
          onclick: () => go({ mode: index }),
        },
        label,
      ),
    ),
  );
  byId("modes").hidden = !isPair;
  drawDecision(group);
  const [theme = "light", width] = look?.look.split("-") ?? [];
  byId("open").href =
    `storybook/index.html?path=/story/${item.id}&globals=theme:${theme}${width === undefined ? "" : `;viewport.value:${width}px`}`;
  byId("open").hidden = item.state === "removed" || location.protocol === "file:";
  const single = () => framed(item.state, look[latest(shot)], image(shot, latest(shot)));
  byId("crops").replaceChildren(...(look ? crops(shot) : []));
  byId("whole").className = now.size;
  byId("whole").replaceChildren(...(look ? [isPair ? modes[mode].draw(shot) : single()] : []));
  byId("stage").scrollTop = 0;
}

function go(change) {
  const { id } = document.activeElement;
  Object.assign(now, change);
  drawList();
  drawShot();
  // The focused button was drawn again.
  byId(id)?.focus();
}

function step(by) {
  const group = groups[groups.indexOf(now.group) + by];
  if (group) go({ group, at: 0 });
}

function decide(change) {
  if (!isOpen(now.group)) return;
  decided[keyOf(now.group)] = { ...decisionOf(now.group), ...change };
  saveDecided();
}

/** The same verdict again takes it back. */
function give(verdict) {
  const isGiven = decisionOf(now.group).verdict === verdict;
  decide({ verdict: isGiven ? undefined : verdict });
  go({});
  // A rejection needs a note.
  if (isGiven || !isOpen(now.group)) return;
  if (verdict === "rejected") byId("note").focus();
  else step(1);
}

const stepShot = (by) => go({ at: (now.at + by + now.group.shots.length) % now.group.shots.length });

const keys = {
  j: () => step(1),
  k: () => step(-1),
  ArrowRight: () => stepShot(1),
  ArrowLeft: () => stepShot(-1),
  z: () => go({ size: now.size === "fit" ? "real" : "fit" }),
  o: () => byId("open").hidden || byId("open").click(),
  a: () => give("accepted"),
  r: () => give("rejected"),
  n: () => byId("note").focus(),
  ...Object.fromEntries(modes.map((_, mode) => [String(mode + 1), () => go({ mode })])),
};

addEventListener("keydown", (event) => {
  const { id, type } = event.target;
  if (id === "note" && (event.key === "Escape" || event.key === "Enter")) byId("title").focus();
  if (event.metaKey || event.ctrlKey || event.altKey || id === "note") return;
  if (type === "range" && event.key.startsWith("Arrow")) return;
  const act = keys[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
});

/** The clipboard needs a secure origin, which a file is not. The text stays selected. */
function copyFrom(output) {
  getSelection()?.selectAllChildren(byId(output));
  navigator.clipboard?.writeText(byId(output).textContent).catch(() => {});
}

byId("compared").textContent = report.compared;
byId("counts").textContent = report.counts;
byId("notes").append(...report.notes.map((note) => element("li", {}, note)));
byId("served").hidden = location.protocol !== "file:";
byId("note").addEventListener("input", ({ target }) => {
  decide({ note: target.value });
  drawList();
});
byId("position").addEventListener("click", () => stepShot(1));
byId("accept").addEventListener("click", () => give("accepted"));
byId("reject").addEventListener("click", () => give("rejected"));
for (const [form, output] of [
  ["accepted", "lines"],
  ["rejected", "comments"],
])
  byId(form).addEventListener("submit", (event) => {
    event.preventDefault();
    copyFrom(output);
  });
if (groups.length > 0) go({});
else byId("viewer").hidden = true;
