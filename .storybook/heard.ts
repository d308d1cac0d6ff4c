import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from "dom-accessibility-api";
import { createElement, useEffect, useState } from "react";

const states = ["expanded", "pressed", "checked", "current", "invalid", "busy", "disabled", "sort"];
const said = (value: string | null) =>
  value === null || value === "false" ? [] : value === "true" ? [""] : [` ${value}`];

/** Not `instanceof`: the node belongs to the preview’s window. */
const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;

/** What a screen reader finds below a node, a line for each element with a role and for each text. */
function linesIn(node: Node, depth: number): string[] {
  const line = (text: string) => `${"  ".repeat(depth)}${text}`;
  const text = node.textContent?.trim() ?? "";
  if (node.nodeType === Node.TEXT_NODE) return text === "" ? [] : [line(text)];
  if (!isElement(node) || isInaccessible(node)) return [];
  const element = node;
  const role = getRole(element);
  const name = computeAccessibleName(element);
  const about = computeAccessibleDescription(element);
  const isPlain = role === null || role === "generic" || role === "presentation" || role === "none";
  const within = [...element.childNodes].flatMap((child) => linesIn(child, isPlain ? depth : depth + 1));
  if (isPlain) return within;
  const level = /^H(\d)$/.exec(element.tagName)?.[1];
  const facts = [
    ...states.flatMap((state) => said(element.getAttribute(`aria-${state}`)).map((value) => state + value)),
    ...["checked", "disabled"].filter((state) => Reflect.get(element, state) === true),
    ...("value" in element &&
    typeof element.value === "string" &&
    !element.matches("[type=checkbox], [type=radio]")
      ? said(element.value || null)
      : []),
    ...(about === "" ? [] : [`described as “${about}”`]),
  ];
  const own = line(
    [`${role}${level ? ` ${level}` : ""}${name === "" ? "" : ` “${name}”`}`, ...facts].join(", "),
  );
  return within.length === 1 && within[0]?.trim() === name ? [own] : [own, ...within];
}

/** What a screen reader finds in the story that is open, as it is now. A modal dialog hides what is around it. */
export function Heard({ active = false }: { active?: boolean }) {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => {
      const shown = document.querySelector<HTMLIFrameElement>("#storybook-preview-iframe")?.contentDocument;
      const root = shown?.querySelector("dialog:modal") ?? shown?.querySelector("#storybook-root");
      setLines(root ? linesIn(root, 0) : []);
    }, 500);
    return () => clearInterval(timer);
  }, [active]);
  return active
    ? createElement("pre", { style: { margin: 16, whiteSpace: "pre-wrap" } }, lines.join("\n"))
    : null;
}
