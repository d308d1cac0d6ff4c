const byId = (id) => document.getElementById(id);
const report = JSON.parse(byId("data").textContent);

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

const stateOf = (item) => (item.reason === undefined ? item.state : "accepted");
// What is built of other things changes with them: components come first, since they are usually the cause.
const depth = (item) => (item.importPath.startsWith("./packages/ui/") ? 0 : 1);
const items = report.items.toSorted((one, other) => depth(one) - depth(other));

const modes = [
  { id: "pair", label: "Side by side" },
  { id: "slide", label: "Slider" },
  { id: "blink", label: "Blink" },
  { id: "mark", label: "Highlight" },
];
const states = [
  { id: "all", label: "All" },
  { id: "changed", label: "Changed" },
  { id: "added", label: "Added" },
  { id: "removed", label: "Removed" },
  { id: "broken", label: "Broken" },
  { id: "accepted", label: "Accepted" },
];

const memory = `seen ${report.base} ${report.head}`;
function remembered() {
  try {
    return new Set(JSON.parse(localStorage.getItem(memory) ?? "[]"));
  } catch {
    return new Set();
  }
}

const now = {
  filter: "all",
  find: "",
  item: items[0],
  look: undefined,
  mode: "pair",
  size: "fit",
  seen: remembered(),
};
let blinking;

const shown = () =>
  items.filter(
    (item) =>
      (now.filter === "all" || stateOf(item) === now.filter) &&
      `${item.title}/${item.name}`.toLowerCase().includes(now.find.toLowerCase()),
  );
const lookOf = (item) => item.looks.find(({ look }) => look === now.look) ?? item.looks[0];

function remember() {
  try {
    localStorage.setItem(memory, JSON.stringify([...now.seen]));
  } catch {
    // Then it is forgotten with the page.
  }
}

function choices(place, options, chosen, choose) {
  byId(place).replaceChildren(
    ...options.map(({ id, label }) =>
      element(
        "button",
        { type: "button", "aria-pressed": String(id === chosen), onclick: () => choose(id) },
        label,
      ),
    ),
  );
}

function drawList() {
  const rows = [];
  let title;
  for (const item of shown()) {
    if (item.title !== title) rows.push(element("li", {}, element("h3", {}, item.title)));
    title = item.title;
    const button = element(
      "button",
      { type: "button", "aria-current": String(item === now.item), onclick: () => go({ item }) },
      element("span", { class: "name" }, item.name),
      element("span", { class: `badge ${stateOf(item)}` }, stateOf(item)),
    );
    rows.push(element("li", { class: now.seen.has(item.id) ? "seen" : "" }, button));
  }
  byId("list").replaceChildren(...rows);
  byId("list").querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
  const count = (id) => (id === "all" ? items.length : items.filter((item) => stateOf(item) === id).length);
  const present = states
    .filter(({ id }) => count(id) > 0)
    .map(({ id, label }) => ({ id, label: `${label} ${count(id)}` }));
  choices("filters", present, now.filter, (filter) => go({ filter }));
}

const address = (item, look, kind) => `pictures/${item.id}.${look.look}.${kind}.png`;
const picture = (item, look, kind, word) =>
  element("img", { src: address(item, look, kind), alt: `${item.name}, ${word}`, class: kind });
const framed = (word, image) => element("figure", {}, element("figcaption", {}, word), image);

function single(item, look) {
  const kind = look.after === undefined ? "before" : "after";
  const { width, height } = look[kind];
  return framed(
    kind === "before" ? `Before (now gone), ${width} × ${height}` : `New, ${width} × ${height}`,
    picture(item, look, kind, kind),
  );
}

const drawings = {
  pair: (item, look) =>
    element(
      "div",
      { class: "pair" },
      framed(`Before, ${look.before.width} × ${look.before.height}`, picture(item, look, "before", "before")),
      framed(`After, ${look.after.width} × ${look.after.height}`, picture(item, look, "after", "after")),
    ),
  slide: (item, look) => {
    const layers = element(
      "div",
      { class: "layers slid" },
      picture(item, look, "before", "before"),
      picture(item, look, "after", "after"),
      element("div", { class: "edge" }),
    );
    const range = element("input", {
      type: "range",
      min: "0",
      max: "100",
      value: "50",
      "aria-label": "How much of before is seen",
    });
    const slide = () => layers.style.setProperty("--split", `${range.value}%`);
    range.addEventListener("input", slide);
    slide();
    layers.append(range);
    return framed("Before on the left, after on the right of the line", layers);
  },
  blink: (item, look) => {
    const after = picture(item, look, "after", "after");
    const caption = element("figcaption", {}, "After");
    blinking = setInterval(() => {
      caption.textContent = after.classList.toggle("off") ? "Before" : "After";
    }, 700);
    return element(
      "figure",
      {},
      caption,
      element("div", { class: "layers" }, picture(item, look, "before", "before"), after),
    );
  },
  mark: (item, look) =>
    framed(
      `${look.pixels.toLocaleString("en")} pixels differ, shown in red`,
      picture(item, look, "highlight", "what differs"),
    ),
};

function explain(item, look) {
  if (item.state === "broken") return `This story cannot be shown: ${item.why}`;
  const share =
    look.pixels /
    (Math.max(look.before?.width ?? 0, look.after?.width ?? 0) *
      Math.max(look.before?.height ?? 0, look.after?.height ?? 0));
  const what =
    item.state === "changed"
      ? `${look.pixels.toLocaleString("en")} pixels differ (${(share * 100).toPrecision(2)} %)`
      : { added: "This story is new.", removed: "This story is gone." }[item.state];
  return item.reason === undefined ? what : `${what} Accepted: ${item.reason}`;
}

function drawStory() {
  clearInterval(blinking);
  const { item } = now;
  byId("viewer").hidden = item === undefined;
  if (item === undefined) return;
  const look = lookOf(item);
  byId("title").textContent = `${item.title} · ${item.name}`;
  byId("explain").textContent =
    look === undefined ? `This story cannot be shown: ${item.why}` : explain(item, look);
  choices(
    "looks",
    item.looks.map((each) => ({ id: each.look, label: each.look.replace("-", ", ") })),
    look?.look,
    (chosen) => go({ look: chosen }),
  );
  choices("modes", modes, now.mode, (mode) => go({ mode }));
  choices(
    "zooms",
    [
      { id: "fit", label: "Fit" },
      { id: "real", label: "Real pixels" },
    ],
    now.size,
    (size) => go({ size }),
  );
  const dark = look?.look.startsWith("dark") ? "dark" : "light";
  byId("open").href = `${report.storybook}?path=/story/${item.id}&globals=theme:${dark}`;
  byId("open").hidden = item.state === "removed" || location.protocol === "file:";
  const stage = byId("stage");
  stage.className = now.size;
  if (look === undefined) stage.replaceChildren();
  else
    stage.replaceChildren(
      look.before === undefined || look.after === undefined
        ? single(item, look)
        : drawings[now.mode](item, look),
    );
}

function go(change) {
  Object.assign(now, change);
  if (change.filter !== undefined || change.find !== undefined)
    now.item = shown().includes(now.item) ? now.item : shown()[0];
  if (change.item !== undefined || change.filter !== undefined || change.find !== undefined) drawList();
  drawStory();
}

function step(by) {
  const list = shown();
  const item = list[Math.min(list.length - 1, Math.max(0, list.indexOf(now.item) + by))];
  if (item !== undefined) go({ item });
}

function stepLook(by) {
  if (now.item === undefined || now.item.looks.length === 0) return;
  const { looks } = now.item;
  go({ look: looks[(looks.indexOf(lookOf(now.item)) + by + looks.length) % looks.length].look });
}

function tick() {
  if (now.item === undefined) return;
  if (!now.seen.delete(now.item.id)) now.seen.add(now.item.id);
  remember();
  const last = now.item === shown().at(-1);
  if (now.seen.has(now.item.id) && !last) step(1);
  else drawList();
}

const keys = {
  j: () => step(1),
  ArrowDown: () => step(1),
  k: () => step(-1),
  ArrowUp: () => step(-1),
  ArrowRight: () => stepLook(1),
  ArrowLeft: () => stepLook(-1),
  z: () => go({ size: now.size === "fit" ? "real" : "fit" }),
  o: () => byId("open").click(),
  " ": tick,
  "/": () => byId("find").focus(),
  ...Object.fromEntries(modes.map(({ id }, index) => [String(index + 1), () => go({ mode: id })])),
};

addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.target instanceof HTMLInputElement) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const act = keys[event.key];
  // A focused button keeps its own Space.
  if (act === undefined || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  act();
});
byId("find").addEventListener("input", ({ target }) => go({ find: target.value }));

byId("compared").textContent =
  `${report.head}, against ${report.base}. ${report.stories} stories, ${report.pictures} pictures.`;
byId("notes").append(...report.notes.map((note) => element("li", {}, note)));
byId("served").hidden = location.protocol !== "file:";
byId("all").hidden = items.length === 0;
byId("nothing").hidden = items.length > 0;
drawList();
drawStory();
