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
  accepted: false,
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

const acceptedLines = () =>
  groups
    .filter(({ accepted }) => accepted)
    .flatMap(({ patterns }) => patterns.map((pattern) => `${pattern}: ${byId("reason").value || "reason"}`));

function drawList() {
  byId("list").replaceChildren(
    ...groups.map((group, index) => {
      const [first] = group.shots;
      const { title, name } = first.item;
      const label = group.items.length === 1 && group.label === title ? `${title} · ${name}` : group.label;
      const onclick = () => go({ group, at: 0 });
      const button = element(
        "button",
        { type: "button", id: `group-${index}`, "aria-current": String(group === now.group), onclick },
        ...(first.look ? [element("img", { src: src(first, latest(first)), alt: "", loading: "lazy" })] : []),
        // Labels can break after a slash.
        element("span", { class: "name" }, label.replaceAll("/", "/\u200B")),
        element("span", { class: `badge ${group.state}` }, `${group.items.length} ${group.state}`),
      );
      return element("li", { class: group.accepted ? "done" : "" }, button);
    }),
  );
  byId("list").querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
  const lines = acceptedLines();
  byId("acceptance").hidden = lines.length === 0;
  byId("lines").textContent = lines.join("\n");
}

function explain({ item, look }, { reason }) {
  if (item.why !== undefined) return `This story can’t be shown: ${item.why}`;
  const what = {
    changed: `${look.change}.`,
    added: "This story is new.",
    removed: "This story was removed.",
  }[item.state];
  return reason === undefined ? what : `${what} Accepted: ${reason}`;
}

function drawShot() {
  const { group, at, mode } = now;
  const shot = group.shots[at];
  const { item, look } = shot;
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
  byId("accept").hidden = group.patterns.length === 0;
  byId("accept").setAttribute("aria-pressed", String(group.accepted));
  byId("accept").textContent =
    group.items.length === 1 ? "Accept" : `Accept all ${group.items.length} stories`;
  const [theme = "light", width] = look?.look.split("-") ?? [];
  byId("open").href =
    `storybook/index.html?path=/story/${item.id}&globals=theme:${theme}${width === "narrow" ? `;viewport.value:${report.narrow}px` : ""}`;
  byId("open").hidden = item.state === "removed" || location.protocol === "file:";
  byId("stage").className = now.size;
  const single = () => framed(item.state, look[latest(shot)], image(shot, latest(shot)));
  byId("stage").replaceChildren(
    ...(look ? [look.before && look.after ? modes[mode].draw(shot) : single()] : []),
  );
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

function accept() {
  if (now.group.patterns.length === 0) return;
  now.group.accepted = !now.group.accepted;
  go({});
  if (now.group.accepted) step(1);
}

const stepShot = (by) => go({ at: (now.at + by + now.group.shots.length) % now.group.shots.length });

const keys = {
  j: () => step(1),
  k: () => step(-1),
  ArrowRight: () => stepShot(1),
  ArrowLeft: () => stepShot(-1),
  z: () => go({ size: now.size === "fit" ? "real" : "fit" }),
  o: () => byId("open").hidden || byId("open").click(),
  a: accept,
  ...Object.fromEntries(modes.map((_, mode) => [String(mode + 1), () => go({ mode })])),
};

addEventListener("keydown", (event) => {
  const { id, type } = event.target;
  if (event.metaKey || event.ctrlKey || event.altKey || id === "reason") return;
  if (type === "range" && event.key.startsWith("Arrow")) return;
  const act = keys[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
});

byId("compared").textContent = report.compared;
byId("counts").textContent = report.counts;
byId("notes").append(...report.notes.map((note) => element("li", {}, note)));
byId("served").hidden = location.protocol !== "file:";
byId("reason").addEventListener("input", drawList);
byId("position").addEventListener("click", () => stepShot(1));
byId("accept").addEventListener("click", accept);
byId("acceptance").addEventListener("submit", (event) => {
  event.preventDefault();
  getSelection()?.selectAllChildren(byId("lines"));
  // The clipboard needs a secure origin, which a file is not. The lines stay selected.
  navigator.clipboard?.writeText(byId("lines").textContent).catch(() => {});
});
if (groups.length > 0) go({});
else byId("viewer").hidden = true;
