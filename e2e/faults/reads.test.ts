import { describe } from "vitest";
import { pageTexts } from "../../packages/screens/src/model/texts";
import { casesOf } from "./cases";
import { test, type Scenario } from "./fault-test";
import { expectNoViolations, sentTimes } from "./violations";
import { readPlaces, type ReadPlace } from "./reads";
import { transportFaults, type TransportFault } from "./transport";
import { attemptsAt, hold, waitOut } from "./waiting";

async function panelStands(
  { page }: Scenario,
  panel: NonNullable<ReadPlace["panel"]>,
  fault: TransportFault,
): Promise<void> {
  const isSession = fault.means === "session";
  const alert = page.getByRole("alert", {
    name: isSession ? pageTexts.sessionEnded : panel.title,
    exact: true,
  });
  await alert.waitFor();
  if (isSession) {
    for (const name of ["Sign in again", pageTexts.otherAccount])
      await alert.getByRole("button", { name }).waitFor();
    return;
  }
  const message = fault.means === "refused" ? fault.message : panel.fallback;
  const wait = fault.rule.retryAfter === undefined ? "" : `. Try again in ${fault.rule.retryAfter} seconds.`;
  const expected = [
    panel.title,
    ...(message === undefined ? [] : [message + wait]),
    "Retry",
    "Copy details",
  ].join(" | ");
  const words = (await alert.innerText()).split(/\n+/).join(" | ");
  if (!words.startsWith(expected)) throw new Error(`The panel says “${words}”, not “${expected}”`);
}

async function comesLate(
  scenario: Scenario,
  { path, call, shown, quiet }: ReadPlace,
  fault: TransportFault,
): Promise<void> {
  const { page, go, made, pass } = scenario;
  if (fault.rule.fault === "slow") {
    // Held until the page shows that loading takes long.
    const release = await hold(page, call);
    await go(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    if (!quiet) await page.locator("[aria-busy='true']").first().waitFor({ state: "attached" });
    await pass(4_000);
    if (!quiet) await page.getByText("Still loading").first().waitFor();
    await pass(6_000);
    release();
  } else {
    scenario.console.sandbox.control.apply({ fault: { ...fault.rule, call } });
    await go(path);
  }
  await shown(page).waitFor();
  // A response older than 5 s is refetched when its page mounts.
  if (made(call) > 2) sentTimes(call, made(call), 1);
}

async function failsAndRecovers(scenario: Scenario, place: ReadPlace, fault: TransportFault): Promise<void> {
  const { page, console, go, made } = scenario;
  const { path, call, panel, shown } = place;
  console.sandbox.control.apply({ fault: { ...fault.rule, call } });
  await go(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await waitOut(scenario, call, fault, true);
  if (panel === null) await shown(page).waitFor();
  else await panelStands(scenario, panel, fault);
  await expectNoViolations(page);
  const before = made(call);
  sentTimes(call, before, attemptsAt(fault, true));
  if (panel === null || fault.means === "session") return;
  console.sandbox.control.apply({ clearFaults: true });
  await page
    .getByRole("alert", { name: panel.title, exact: true })
    .getByRole("button", { name: "Retry" })
    .click();
  await shown(page).waitFor();
  sentTimes(call, made(call), before + 1);
}

const cases = casesOf(
  readPlaces,
  transportFaults,
  ({ panel }, { rule }) => panel !== null || rule.fault !== "slow",
);

describe.for(
  cases.map((each) => ({
    ...each,
    name: each.fault.name,
    where: `${each.place.call} on ${each.place.path}`,
  })),
)("reading · $name", ({ place, fault, where }) => {
  test(where, async ({ scenario }) => {
    if (fault.means === "late") await comesLate(scenario, place, fault);
    else await failsAndRecovers(scenario, place, fault);
    await expectNoViolations(scenario.page);
  });
});
