import { GLOBALS_UPDATED, UPDATE_GLOBALS } from "storybook/internal/core-events";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";

type Globals = Record<string, unknown>;

const read = (payload: unknown): Globals => {
  const globals =
    payload !== null && typeof payload === "object" && "globals" in payload ? payload.globals : undefined;
  return globals !== null && typeof globals === "object" ? { ...globals } : {};
};

/** From the URL: `globals=theme:dark;text:large`. */
const initial = (): Globals =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get("globals") ?? "")
      .split(";")
      .map((pair) => pair.split(":"))
      .filter((pair) => pair.length === 2),
  );

let last: Globals | undefined;

/** The toolbar's globals on a docs page, and a setter. */
export function useGlobals({ channel }: DocsContainerProps["context"]): [Globals, (change: Globals) => void] {
  const [globals, setGlobals] = useState(() => last ?? initial());
  useEffect(() => {
    const listen = (payload: unknown) => {
      last = read(payload);
      setGlobals(last);
    };
    channel.on(GLOBALS_UPDATED, listen);
    return () => channel.off(GLOBALS_UPDATED, listen);
  }, [channel]);
  return [globals, (change) => channel.emit(UPDATE_GLOBALS, { globals: change })];
}
