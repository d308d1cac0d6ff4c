import { readFileSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

/** @param {string} file */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until no other process works under this lock.
 * @param {string} file
 * @param {() => Promise<void>} work
 */
export async function withLock(file, work) {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      if (isHeld(file)) await pause(200);
      else rmSync(file, { force: true });
    }
  }
  const unlock = () => rmSync(file, { force: true });
  // Also when `work` stops the process.
  process.once("exit", unlock);
  await work().finally(() => {
    process.off("exit", unlock);
    unlock();
  });
}
