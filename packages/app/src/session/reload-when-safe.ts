import type { ConsoleStore } from "../store";
import { selectFailures, selectPendingWrites } from "../writes/writes-slice";

const writesDone = (store: ConsoleStore): Promise<void> =>
  new Promise((done) => {
    const check = () => {
      if (selectPendingWrites(store.getState()).length > 0) return;
      unsubscribe();
      done();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });

/** Reloads after the pending writes, unless that would hide a failed one. Returns whether it does. */
export async function reloadWhenSafe(store: ConsoleStore, reload: () => void): Promise<boolean> {
  await writesDone(store);
  if (selectFailures(store.getState()).length > 0) return false;
  reload();
  return true;
}
