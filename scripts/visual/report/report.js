const byId = (id) => document.getElementById(id);
const { compared, counts, notes, pictures, heard, decisions } = JSON.parse(byId("data").textContent);

function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== undefined));
  return made;
}

/** Every picture of a decision; a story without one counts as one. */
const shotsOf = ({ stories }) =>
  stories.flatMap((story) =>
    story.shots.length > 0 ? story.shots.map((shot) => ({ story, shot })) : [{ story, shot: undefined }],
  );

const now = { decision: 0, at: 0 };

const image = (name, alt) => element("img", { src: pictures[name], alt });
const framed = (caption, content) => element("figure", {}, element("figcaption", {}, caption), content);

/** What the decision is about, at full size; a small one is enlarged. */
function enlarged({ currentTarget: picture }) {
  picture.style.setProperty("zoom", String(Math.max(1, Math.min(4, Math.floor(320 / picture.naturalWidth)))));
}
const part = (name, alt) => element("img", { src: pictures[name], alt, class: "part", onload: enlarged });

/** The whole picture: before on the left of the slider, after on the right. */
function slider([before, after]) {
  const layers = element("div", { class: "layers" }, image(after, "After"), image(before, "Before"));
  const slide = ({ target }) => layers.style.setProperty("--split", `${target.value}%`);
  layers.append(
    element("input", { type: "range", "aria-label": "Share of the picture before", oninput: slide }),
  );
  return framed("Whole picture: before on the left, after on the right", layers);
}

function drawShot(shot) {
  if (shot === undefined) return [];
  const [before, after] = shot.parts;
  const whole = shot.whole.filter(Boolean);
  return [
    ...(before && after
      ? [
          element(
            "div",
            { class: "pair" },
            framed("Before", part(before, "Before")),
            framed("After", part(after, "After")),
          ),
        ]
      : []),
    ...(whole.length === 2 ? [slider(whole)] : whole.map((name) => framed("Whole picture", image(name, "")))),
    ...(before || whole.length > 0 ? [] : [element("p", {}, "This file has no room for its picture.")]),
  ];
}

function drawHeard({ id }) {
  const lines = heard[id] ?? [];
  if (lines.length === 0) return undefined;
  const marked = lines.map((line) => element(/^[-+] /.test(line) ? "mark" : "span", {}, `${line}\n`));
  const isChanged = lines.some((line) => /^[-+] /.test(line));
  return element(
    "details",
    isChanged ? { open: "" } : {},
    element("summary", {}, "What a screen reader finds"),
    element("pre", { tabindex: "0" }, marked),
  );
}

/** Where the story opens in the Storybook beside this file. */
function addressOf({ id }, shot) {
  const [theme = "light", width] = shot?.look.split("-") ?? [];
  return `storybook/index.html?path=/story/${id}&globals=theme:${theme}${/^\d+$/.test(width) ? `;viewport.value:${width}px` : ""}`;
}

function drawShown() {
  const decision = decisions[now.decision];
  if (decision === undefined) return;
  const shots = shotsOf(decision);
  const { story, shot } = shots[now.at];
  const canOpen = decision.state !== "removed" && location.protocol !== "file:";
  const step = (by) => () => go({ at: (now.at + by + shots.length) % shots.length });
  byId("shown").replaceChildren(
    element(
      "ul",
      { class: "changes" },
      decision.changes.map((change) => element("li", {}, change)),
    ),
    element(
      "h2",
      {},
      [story.name, shot?.look.replaceAll("-", ", "), shot?.amount].filter(Boolean).join(" · "),
    ),
    element(
      "p",
      { class: "tools" },
      element("button", { id: "previous", onclick: step(-1) }, "←"),
      `Picture ${now.at + 1} of ${shots.length}`,
      element("button", { id: "next", onclick: step(1) }, "→"),
      canOpen
        ? element("a", { id: "open", href: addressOf(story, shot), target: "_blank" }, "Open the story")
        : undefined,
    ),
    ...(story.why === undefined ? [] : [element("pre", { class: "why", tabindex: "0" }, story.why)]),
    ...drawShot(shot),
    ...[drawHeard(story)].filter(Boolean),
    element(
      "details",
      {},
      element("summary", {}, "All pictures of this decision"),
      element(
        "ol",
        {},
        shots.map((each, at) =>
          element(
            "li",
            {},
            element(
              "button",
              { onclick: () => go({ at }) },
              `${each.story.name}${each.shot ? `, ${each.shot.look}` : ""}`,
            ),
          ),
        ),
      ),
    ),
  );
}

function drawList() {
  byId("list").replaceChildren(
    ...decisions.map(({ line, state }, index) =>
      element(
        "li",
        {},
        element(
          "button",
          {
            id: `decision-${index}`,
            class: state,
            "aria-current": String(index === now.decision),
            onclick: () => go({ decision: index, at: 0 }),
          },
          line,
        ),
      ),
    ),
  );
}

function go(change) {
  const { id } = document.activeElement;
  Object.assign(now, change);
  drawList();
  drawShown();
  // The focused button was drawn again.
  byId(id)?.focus();
}

const press = (id) => () => byId(id)?.click();
const keys = {
  j: () => now.decision < decisions.length - 1 && go({ decision: now.decision + 1, at: 0 }),
  k: () => now.decision > 0 && go({ decision: now.decision - 1, at: 0 }),
  ArrowRight: press("next"),
  ArrowLeft: press("previous"),
  o: press("open"),
};
addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.target.type === "range") return;
  keys[event.key]?.();
});

byId("compared").textContent = compared;
byId("counts").textContent = counts;
byId("notes").append(...notes.map((note) => element("li", {}, note)));
go({});
