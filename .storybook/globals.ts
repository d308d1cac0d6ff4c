import { GLOBALS_UPDATED, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

type Globals = Record<string, unknown>;

/** From the URL: `globals=theme:dark;viewport.value:390px`. */
const initial = (): Globals =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get("globals") ?? "")
      .split(";")
      .map((pair) => pair.split(":"))
      .filter((pair) => pair.length === 2)
      .map(([name = "", value]) => [name.replace(".value", ""), value]),
  );

let current = initial();

async function follow() {
  const channel = await addons.ready();
  channel.on(GLOBALS_UPDATED, ({ globals }: { globals: Globals }) => {
    current = globals;
  });
}
void follow();

/** The toolbar's globals, for docs pages: Storybook renders them again after every change. */
export const currentGlobals = (): Globals => current;

export const setGlobals = (globals: Globals): void => addons.getChannel().emit(UPDATE_GLOBALS, { globals });
