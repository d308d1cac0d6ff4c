// Runs one at a time what several processes may start. Uses no packages: setup runs it before they are installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Whether the process that took the lock was killed.
 * @param {string} lock
 */
function isAbandoned(lock) {
  try {
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/**
 * Only one process at a time removes a lock: a second one could remove the lock that the first has taken since.
 * @param {string} lock
 */
function removeAbandoned(lock) {
  const removal = `${lock}.removal`;
  try {
    writeFileSync(removal, String(process.pid), { flag: "wx" });
  } catch {
    if (isAbandoned(removal)) rmSync(removal, { force: true });
    return;
  }
  if (isAbandoned(lock)) rmSync(lock, { force: true });
  rmSync(removal, { force: true });
}

/**
 * Waits until no other process works under this lock.
 * @param {string} lock a file
 * @param {string} what the other process does: “build”
 * @param {() => Promise<void> | void} work
 */
export async function alone(lock, what, work) {
  mkdirSync(dirname(lock), { recursive: true });
  let isTold = false;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch {
      if (isAbandoned(lock)) {
        removeAbandoned(lock);
        continue;
      }
      if (!isTold) console.log(`Waiting for another ${what}. If none is running, delete ${lock}.`);
      isTold = true;
      await pause(200);
    }
  }
  // Also when `work` stops the process.
  const unlock = () => rmSync(lock, { force: true });
  process.once("exit", unlock);
  try {
    await work();
  } finally {
    process.off("exit", unlock);
    unlock();
  }
}
