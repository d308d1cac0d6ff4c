import { expect } from "@playwright/test";
import { failureTexts } from "../../packages/model/src/remote/remote-texts";
import { batchesOf, casesOf, declareCases, waitUntil } from "./cases";
import { test, type Scenario } from "./fault-test";
import { expectNoViolations, sentTimes } from "./violations";
import { transportFaults, type TransportFault } from "./transport";
import { attemptsAt, hold, waitOut } from "./waiting";
import { writeTargets, type WriteTarget } from "./writes";

const succeeds = ({ needsResponse }: WriteTarget, { outcome }: TransportFault) =>
  outcome === "empty" && needsResponse !== true;

/** Whether the change is made, or the session ends: it can't be sent again. */
const isLast = (target: WriteTarget, fault: TransportFault) =>
  fault.outcome === "slow" ||
  fault.outcome === "session" ||
  succeeds(target, fault) ||
  (fault.applied && target.expectAppliedOnce !== undefined);

/** The expected alert and the text below an inline error. */
function expectedTexts(
  { failure, isRead }: WriteTarget,
  fault: TransportFault,
): { alert: string; below: string | null } {
  if (fault.outcome === "rejected") {
    const { retryAfter } = fault.rule;
    const message =
      retryAfter === undefined ? fault.message : `${fault.message}. Try again in ${retryAfter} seconds.`;
    return { alert: fault.message, below: message };
  }
  if (["noResponse", "unreadable", "empty"].includes(fault.outcome) && isRead !== true)
    return { alert: failure.fallback, below: failureTexts.unsureOutcome };
  return { alert: failure.fallback, below: null };
}

async function expectFailure(scenario: Scenario, target: WriteTarget, fault: TransportFault): Promise<void> {
  const { page, alerts } = scenario;
  if (fault.outcome === "session")
    return expect(page.getByRole("alert", { name: failureTexts.sessionEnded }).first()).toBeVisible();
  const { alert, below } = expectedTexts(target, fault);
  if (target.failure.shownIn === "alert") {
    await waitUntil(() => alerts.said.length > 0, "the browser's alert was shown");
    if (alerts.said.join("|") !== alert)
      throw new Error(`The alert shows “${alerts.said.join("|")}”, not “${alert}”`);
    const wait = fault.outcome === "rejected" ? fault.rule.retryAfter : undefined;
    const note = wait === undefined ? below : `Try again in ${wait} seconds.`;
    // Billing has no note: opening the checkout changes nothing.
    if (note !== null && note !== alert && target.path !== "/billing")
      await expect(page.getByText(note, { exact: true }).first()).toBeVisible();
    return;
  }
  const region = page.getByRole("alert").filter({ hasText: target.failure.fallback });
  await (below === null
    ? expect(region).not.toContainText(failureTexts.unsureOutcome)
    : expect(region).toContainText(below));
  expect(alerts.said).toEqual([]);
}

async function testSuccess(scenario: Scenario, target: WriteTarget): Promise<void> {
  const before = scenario.made(target.call);
  await target.act(scenario);
  await target.expectDone(scenario);
  sentTimes(target.call, scenario.made(target.call) - before, 1);
}

async function testSlowResponse(scenario: Scenario, target: WriteTarget): Promise<void> {
  const { page } = scenario;
  const release = await hold(page, target.call);
  const sent = page.waitForRequest(
    (request) => request.method() === target.call.split(" ")[0] && request.url().includes("/v1/"),
  );
  await Promise.all([sent.then(release), testSuccess(scenario, target)]);
}

async function testFailure(scenario: Scenario, target: WriteTarget, fault: TransportFault): Promise<void> {
  const { page, made } = scenario;
  const before = made(target.call);
  await target.act(scenario);
  await waitOut(scenario, target.call, fault, false, before);
  await expectFailure(scenario, target, fault);
  await (fault.applied && target.expectAppliedOnce
    ? target.expectAppliedOnce(scenario)
    : target.expectKept(scenario));
  await expectNoViolations(page);
  sentTimes(target.call, made(target.call) - before, attemptsAt(fault, false));
}

async function testFault(scenario: Scenario, target: WriteTarget, fault: TransportFault): Promise<void> {
  await target.prepare(scenario);
  scenario.alerts.said.length = 0;
  const { control } = scenario.sandbox;
  control.apply({ clearFaults: true });
  if (fault.rule.fault === "slow") return testSlowResponse(scenario, target);
  control.apply({ fault: { ...fault.rule, call: target.call } });
  return fault.outcome === "slow" || succeeds(target, fault)
    ? testSuccess(scenario, target)
    : testFailure(scenario, target, fault);
}

const cases = casesOf(writeTargets, transportFaults, ({ bodyless }, { inBody }) => !(bodyless && inBody));

declareCases(cases, (declared, isSample) => {
  const batches = isSample
    ? batchesOf(declared, isLast)
    : declared.map(({ target, fault }) => ({ target, faults: [fault] }));
  for (const { target, faults } of batches)
    test(`writing · ${faults.map(({ name }) => name).join(", ")} · ${target.what}`, async ({ scenario }) => {
      await scenario.go(target.path);
      for (const fault of faults) await test.step(fault.name, () => testFault(scenario, target, fault));
      if (faults.some((fault) => isLast(target, fault))) return;
      scenario.sandbox.control.apply({ clearFaults: true });
      await target.prepare(scenario);
      scenario.alerts.said.length = 0;
      await testSuccess(scenario, target);
    });
});
