// A substitute for the SDK: tells the server that it was loaded, and records what a person does on the page.
const post = async (call, body = {}) => {
  const response = await fetch(`/sandbox/example/${call}`, { method: "POST", body: JSON.stringify(body) });
  return response.json();
};

const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const panel = element("aside", { className: "card recorder", ariaLabel: "Understudy recorder" });
const heading = () => element("h2", { textContent: "Understudy" });
const button = (textContent, onclick) => element("button", { className: "button", textContent, onclick });
const show = (...children) => panel.replaceChildren(heading(), ...children);
const say = (textContent) => element("p", { role: "status", textContent });

let steps;

const nameOf = ({ labels, textContent }) => (labels?.[0]?.firstChild?.textContent ?? textContent).trim();
const selectorOf = ({ id, localName }) => (id === "" ? localName : `#${id}`);

function record(type, target, description) {
  if (!steps || panel.contains(target)) return;
  steps.push({ type, selector: selectorOf(target), description });
  panel.querySelector("ol").append(element("li", { textContent: description }));
}

document.addEventListener("change", ({ target }) => {
  if (target.matches("select")) record("select", target, `Choose “${target.value}” in ${nameOf(target)}`);
  else if (target.matches("input")) record("input", target, `Type into ${nameOf(target)}`);
});
document.addEventListener(
  "click",
  ({ target }) => {
    const clicked = target.closest("button, a");
    if (clicked) record("click", clicked, `Click ${nameOf(clicked)}`);
  },
  true,
);

function start() {
  steps = [];
  show(say("Recording. Reserve a table, then stop."), element("ol", {}), button("Stop and save", save));
}

async function save() {
  const recorded = steps;
  steps = undefined;
  if (recorded.length === 0) return ready("Nothing was recorded. Reserve a table while it records.");
  const { href } = await post("recordings", { steps: recorded });
  const link = element("a", { className: "button", href, textContent: "Review the draft" });
  show(say(`Saved a draft with ${recorded.length} ${recorded.length === 1 ? "step" : "steps"}.`), link);
}

const ready = (text) => show(say(text), button("Record an action", start));

async function connect() {
  const { canRecord } = await post("opened");
  if (steps || panel.querySelector("a")) return;
  if (canRecord) ready("Connected. Record what a guest does here, and Understudy can do it for them.");
  else show(say("The script works. Create an API key in the console, then come back to record."));
}

document.body.append(panel);
void connect();
// The key may have been created in another tab.
document.addEventListener("visibilitychange", () => document.hidden || void connect());
