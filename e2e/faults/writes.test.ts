import { pageTexts } from "../../packages/screens/src/model/texts";
import { casesOf, waitUntil } from "./cases";
import { test, type Scenario } from "./fault-test";
import { expectNoViolations, sentTimes } from "./violations";
import { transportFaults, type TransportFault } from "./transport";
import { attemptsAt, hold, waitOut } from "./waiting";
import { writeTargets, type WriteTarget } from "./writes";

const succeeds = ({ needsResponse }: WriteTarget, { outcome }: TransportFault) =>
  outcome === "empty" && needsResponse !== true;

/** The expected alert and the text below an inline error. */
function expectedTexts(
  { failure, isRead }: WriteTarget,
  fault: TransportFault,
): { alert: string; below: string | null } {
  if (fault.outcome === "rejected") return { alert: fault.message, below: fault.message };
  if (["noResponse", "unreadable", "empty"].includes(fault.outcome) && isRead !== true)
    return { alert: failure.fallback, below: pageTexts.unsureOutcome };
  return { alert: failure.fallback, below: null };
}

async function expectFailure(scenario: Scenario, target: WriteTarget, fault: TransportFault): Promise<void> {
  const { page, alerts } = scenario;
  if (fault.outcome === "session")
    return page.getByRole("alert", { name: pageTexts.sessionEnded }).first().waitFor();
  const { alert, below } = expectedTexts(target, fault);
  if (target.failure.shownIn === "alert") {
    await waitUntil(() => alerts.said.length > 0, "the browser's alert was shown");
    if (alerts.said.join("|") !== alert)
      throw new Error(`The alert shows “${alerts.said.join("|")}”, not “${alert}”`);
    // Billing has no such note: opening the checkout changes nothing.
    if (below === pageTexts.unsureOutcome && target.path !== "/billing")
      await page.getByText(below, { exact: true }).first().waitFor();
    return;
  }
  const region = page.getByRole("alert").filter({ hasText: target.failure.fallback });
  await region.waitFor();
  const said = await region.innerText();
  const isExpected = below === null ? !said.includes(pageTexts.unsureOutcome) : said.includes(below);
  if (!isExpected || alerts.said.length > 0)
    throw new Error(`The page shows “${said}”, and the browser “${alerts.said.join("|")}”`);
}

async function testSlowResponse(
  scenario: Scenario,
  target: WriteTarget,
  fault: TransportFault,
): Promise<void> {
  const { page, console, made } = scenario;
  if (fault.rule.fault === "slow") {
    const release = await hold(page, target.call);
    const sent = page.waitForRequest(
      (request) => request.method() === target.call.split(" ")[0] && request.url().includes("/v1/"),
    );
    await target.act(scenario);
    await sent;
    release();
  } else {
    console.sandbox.control.apply({ fault: { ...fault.rule, call: target.call } });
    await target.act(scenario);
  }
  await target.expectDone(scenario);
  sentTimes(target.call, made(target.call), 1);
}

async function testFailure(scenario: Scenario, target: WriteTarget, fault: TransportFault): Promise<void> {
  const { page, alerts, console, made } = scenario;
  const { call } = target;
  const attempts = attemptsAt(fault, false);
  console.sandbox.control.apply({ fault: { ...fault.rule, call } });
  await target.act(scenario);
  await waitOut(scenario, call, fault, false);
  await expectFailure(scenario, target, fault);
  await (fault.applied && target.expectAppliedOnce
    ? target.expectAppliedOnce(scenario)
    : target.expectKept(scenario));
  await expectNoViolations(page);
  sentTimes(call, made(call), attempts);
  if (fault.outcome === "session" || (fault.applied && target.expectAppliedOnce)) return;

  console.sandbox.control.apply({ clearFaults: true });
  alerts.said.length = 0;
  await target.prepare(scenario);
  await target.act(scenario);
  await target.expectDone(scenario);
  sentTimes(call, made(call), attempts + 1);
}

const cases = casesOf(writeTargets, transportFaults, ({ bodyless }, { inBody }) => !(bodyless && inBody));

for (const { target, fault } of cases)
  test(`writing · ${fault.name} · ${target.what}`, async ({ scenario }) => {
    await scenario.go(target.path);
    await target.prepare(scenario);
    if (fault.outcome === "slow") return testSlowResponse(scenario, target, fault);
    if (!succeeds(target, fault)) return testFailure(scenario, target, fault);
    scenario.console.sandbox.control.apply({ fault: { ...fault.rule, call: target.call } });
    await target.act(scenario);
    await target.expectDone(scenario);
    sentTimes(target.call, scenario.made(target.call), 1);
  });
