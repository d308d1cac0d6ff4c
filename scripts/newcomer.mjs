// Types what the code blocks of README.md and CONTRIBUTING.md tell newcomers to type, in their order. Meant for a
// checkout in which nothing is installed.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";

const root = resolve(import.meta.dirname, "..");

/** @param {string} file */
const commandsOf = (file) =>
  [...readFileSync(resolve(root, file), "utf8").matchAll(/^```sh\n(.*?)^```$/gms)]
    .flatMap(([, block = ""]) => block.split("\n"))
    .map((line) => line.replace(/\s+#.*/, ""))
    .filter((line) => line !== "");

/** Whether the console is served within five minutes. */
async function starts() {
  const server = spawn("npm", ["start"], { cwd: root, stdio: "inherit", detached: true });
  try {
    for (const end = Date.now() + 300_000; Date.now() < end && server.exitCode === null;) {
      const response = await fetch("http://localhost:4173").catch(() => undefined);
      if (response?.ok) return true;
      await setTimeout(500);
    }
    return false;
  } finally {
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid);
      await once(server, "exit");
    }
  }
}

for (const command of ["README.md", "CONTRIBUTING.md"].flatMap(commandsOf)) {
  console.log(`\n> ${command}`);
  const began = performance.now();
  const passed =
    command === "npm start"
      ? await starts()
      : spawnSync(command, { cwd: root, shell: true, stdio: "inherit" }).status === 0;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\n${passed ? "✓" : "✗"} ${command} (${seconds} s)`);
  if (!passed) process.exitCode = 1;
}
