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
/** The reviewer's decision, if any. */
const labelOf = (item) => now.decisions.get(item.id) ?? stateOf(item);
// Components first: they are usually the cause of the pages' changes.
const depth = (item) => (item.importPath.startsWith("./packages/ui/") ? 0 : 1);
const items = report.items.toSorted((a, b) => depth(a) - depth(b));

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

const memory = `decisions ${report.base} ${report.head}`;
function savedDecisions() {
  try {
    return new Map(JSON.parse(localStorage.getItem(memory) ?? "[]"));
  } catch {
    return new Map();
  }
}

const now = {
  filter: "all",
  find: "",
  item: items[0],
  look: undefined,
  mode: "pair",
  size: "fit",
  decisions: savedDecisions(),
};
let blinking;

const shown = () =>
  items.filter(
    (item) =>
      (now.filter === "all" || stateOf(item) === now.filter) &&
      `${item.title}/${item.name}`.toLowerCase().includes(now.find.toLowerCase()),
  );
const lookOf = (item) => item.looks.find(({ look }) => look === now.look) ?? item.looks[0];

function saveDecisions() {
  try {
    localStorage.setItem(memory, JSON.stringify([...now.decisions]));
  } catch {
    // Storage is blocked: decisions last until the page is closed.
  }
}

/** Whether a story needs a decision: added stories don't, and broken stories can't be accepted. */
const isOpen = (item) => item.reason === undefined && (item.state === "changed" || item.state === "removed");

/** One line for each accepted story, or for a component or page whose stories are all accepted. */
function acceptLines() {
  const reason = byId("reason").value.trim() || "reason";
  const accepted = items.filter((item) => isOpen(item) && now.decisions.get(item.id) === "accepted");
  const titles = [...new Set(accepted.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const own = accepted.filter((item) => item.title === title);
    const isWhole = items.filter((item) => isOpen(item) && item.title === title).length === own.length;
    return isWhole ? [`${title}: ${reason}`] : own.map(({ name }) => `${title}/${name}: ${reason}`);
  });
}

function drawAcceptance() {
  const lines = acceptLines();
  byId("acceptance").hidden = lines.length === 0;
  byId("lines").textContent = lines.join("\n");
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
      element("span", { class: `badge ${labelOf(item)}` }, labelOf(item)),
    );
    rows.push(element("li", { class: now.decisions.has(item.id) ? "seen" : "" }, button));
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
    kind === "before" ? `Removed, ${width} × ${height}` : `New, ${width} × ${height}`,
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
      "aria-label": "Share of the picture before",
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
      picture(item, look, "highlight", "differences"),
    ),
};

function explain(item, look) {
  if (item.state === "broken") return `This story can’t be shown: ${item.why}`;
  const share =
    look.pixels /
    (Math.max(look.before?.width ?? 0, look.after?.width ?? 0) *
      Math.max(look.before?.height ?? 0, look.after?.height ?? 0));
  const what =
    item.state === "changed"
      ? `${look.pixels.toLocaleString("en")} pixels differ (${(share * 100).toPrecision(2)}%)`
      : { added: "This story is new.", removed: "This story was removed." }[item.state];
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
    look === undefined ? `This story can’t be shown: ${item.why}` : explain(item, look);
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
      { id: "real", label: "Actual pixels" },
    ],
    now.size,
    (size) => go({ size }),
  );
  byId("decisions").hidden = !isOpen(item);
  choices(
    "decisions",
    [
      { id: "accepted", label: "Accept" },
      { id: "refused", label: "Refuse" },
    ],
    now.decisions.get(item.id),
    decide,
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

/** Choosing the same decision again removes it. */
function decide(decision) {
  const { item } = now;
  if (item === undefined || !isOpen(item)) return;
  const isSame = now.decisions.get(item.id) === decision;
  if (isSame) now.decisions.delete(item.id);
  else now.decisions.set(item.id, decision);
  saveDecisions();
  drawAcceptance();
  drawList();
  drawStory();
  if (!isSame && item !== shown().at(-1)) step(1);
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
  a: () => decide("accepted"),
  r: () => decide("refused"),
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
  if (act === undefined) return;
  event.preventDefault();
  act();
});
byId("find").addEventListener("input", ({ target }) => go({ find: target.value }));

byId("compared").textContent =
  `${report.head}, compared with ${report.base}. ${report.stories} stories, ${report.pictures} pictures.`;
byId("notes").append(...report.notes.map((note) => element("li", {}, note)));
byId("served").hidden = location.protocol !== "file:";
byId("all").hidden = items.length === 0;
byId("nothing").hidden = items.length > 0;
byId("reason").addEventListener("input", drawAcceptance);
byId("copy").addEventListener("click", () => {
  getSelection()?.selectAllChildren(byId("lines"));
  // The clipboard needs a secure origin, which a file is not. The lines stay selected.
  navigator.clipboard?.writeText(byId("lines").textContent).catch(() => {});
});
drawAcceptance();
drawList();
drawStory();
