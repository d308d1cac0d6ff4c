import { runsApi } from "../api/runs";
import type { FetchAhead } from "../auth/fetch-ahead";
import { timings } from "../lib/timings";
import type { Session } from "./session";

/**
 * Waits a moment for what the page would be drawn without at first, only to be drawn again: its code, and a run whose
 * response has arrived.
 */
export async function drawable(
  { router, store }: Pick<Session, "router" | "store">,
  { arrived }: Pick<FetchAhead, "arrived">,
): Promise<void> {
  const code = new Promise<void>((resolve) => {
    const look = ({ initialized }: typeof router.state) => void (initialized && resolve());
    router.subscribe(look);
    look(router.state);
  });
  const run = arrived.then((id) =>
    id === null ? null : store.dispatch(runsApi.endpoints.run.initiate(id, { subscribe: false })),
  );
  const late = new Promise((resolve) => setTimeout(resolve, timings.drawing));
  await Promise.race([Promise.all([code, run]), late]);
}
