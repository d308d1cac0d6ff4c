import type { Page } from "@playwright/test";
import { painted } from "../harness/navigate";
import { waitUntil } from "./cases";
import type { Scenario } from "./fault-test";
import type { TransportFault } from "./transport";

/** The deadline of a request, with token, attempts and pauses. */
const callMs = 15_000;
const longestPauseMs = 1_000;

/** How often a request is sent: reads are retried, and any request is replayed once after a token renewal. */
export function attemptsAt(fault: TransportFault, isRead: boolean): number {
  if (fault.outcome === "session") return 2;
  return isRead && "retried" in fault && fault.retried ? 3 : 1;
}

/** Advances the clock past timeouts and retry pauses. `before` is how often the call was made earlier. */
export async function waitOut(
  { page, made, pass }: Scenario,
  call: string,
  fault: TransportFault,
  isRead: boolean,
  before = 0,
): Promise<void> {
  const attempts = attemptsAt(fault, isRead);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await waitUntil(() => made(call) - before >= attempt, `${call} was made ${attempt} times`);
    // The deadline of a body's next part begins when the page has read the part before.
    if (fault.inBody) await painted(page);
    if (fault.hangs) await pass(callMs);
    else if (attempt < attempts) await pass(longestPauseMs);
  }
}

/** Holds a request back until the returned function is called. */
export async function hold(page: Page, call: string): Promise<() => void> {
  const [method = "", path = ""] = call.split(" ");
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    async (route) => {
      if (route.request().method() === method) await released;
      await route.fallback();
    },
  );
  return release;
}
