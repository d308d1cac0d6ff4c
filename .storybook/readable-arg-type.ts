import type { ArgTypes } from "@storybook/react-vite";

type InputType = ArgTypes[string];
type SBType = Exclude<NonNullable<InputType["type"]>, string>;

const isUndefined = (type: SBType) => type.name === "other" && type.value === "undefined";

// Storybook completes a control's short form, `control: "text"`, only before it calls an enhancer.
const controls: Partial<Record<SBType["name"], InputType["control"]>> = {
  string: { type: "text" },
  number: { type: "number" },
  boolean: { type: "boolean" },
};
const object: InputType["control"] = { type: "object" };

/**
 * react-docgen can't read `string | undefined`, `readonly Item[]` or `keyof typeof styles`, and offers "Set object" for
 * them. The first two are read from the type and the story's value; the last needs `options` in the stories.
 */
export function readableArgType<Type extends InputType>(argType: Type, value: unknown): Type {
  const { type, options, table } = argType;
  if (options !== undefined)
    return { ...argType, table: { ...table, type: { summary: options.map(String).join(" | ") } } };
  if (type === undefined || typeof type === "string") return argType;
  const known = type.name === "union" ? type.value.filter((each) => !isUndefined(each)) : [type];
  const [only] = known;
  if (type.name === "union" && known.length === 1 && only !== undefined) {
    const control = controls[only.name] ?? (value === undefined ? false : object);
    return { ...argType, control, table: { ...table, type: { summary: nameOf(only, type.raw) } } };
  }
  if (type.name === "literal")
    return { ...argType, control: { type: "select" }, options: [String(type.value).replaceAll('"', "")] };
  if (type.name !== "other") return argType;
  // Elements and refs can't be typed in.
  if (type.value !== "unknown" && !Array.isArray(value))
    return { ...argType, control: typeof value === "string" ? { type: "text" } : false };
  if (Array.isArray(value))
    return { ...argType, control: object, table: { ...table, type: { summary: "array" } } };
  return argType;
}

/** A function's type is unknown to react-docgen, which keeps its source: `(() => void) | undefined`. */
function nameOf(type: SBType, source = ""): string {
  if (type.name !== "other") return type.name;
  if (type.value !== "unknown") return type.value;
  return source.replace(/ \| undefined$/, "").replace(/^\((.*)\)$/, "$1") || type.value;
}
