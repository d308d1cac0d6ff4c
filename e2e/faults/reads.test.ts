import { expect, type Page } from "@playwright/test";
import { failureReasons, failureTexts } from "../../packages/model/src/remote/remote-texts";
import { loginTexts } from "../../packages/model/src/sign-in/sign-in-texts";
import { casesOf, declareCases, groupsOf } from "./cases";
import { test, type Scenario } from "./fault-test";
import { expectNoViolations, sentTimes } from "./violations";
import { readTargets, type ReadTarget } from "./reads";
import { transportFaults, type TransportFault } from "./transport";
import { attemptsAt, hold, waitOut } from "./waiting";

async function expectPanel(
  { page }: Scenario,
  panel: ReadTarget["panel"],
  fault: TransportFault,
): Promise<void> {
  const isSession = fault.outcome === "session";
  const alert = page.getByRole("alert", {
    name: isSession ? failureTexts.sessionEnded : panel.title,
    exact: true,
  });
  await expect(alert).toBeVisible();
  if (isSession) {
    for (const name of ["Sign in again", loginTexts.otherAccount])
      await expect(page.getByRole("button", { name })).toBeVisible();
    return;
  }
  const message = fault.outcome === "rejected" ? fault.message : panel.fallback;
  const reason = fault.outcome === "rejected" ? [] : [reasonOf(fault)];
  const wait = fault.rule.retryAfter === undefined ? "" : `. Try again in ${fault.rule.retryAfter} seconds.`;
  const expected = [
    panel.title,
    ...(message === undefined ? [] : [message + wait]),
    ...reason,
    "Retry",
    "Copy details",
  ].join(" | ");
  // The alert's words, and the buttons below it.
  const words = (await alert.locator("..").innerText()).split(/\n+/).join(" | ");
  if (words !== expected) throw new Error(`The panel shows “${words}”, not “${expected}”`);
}

function reasonOf({ hangs, outcome }: TransportFault): string {
  if (hangs === true) return failureReasons.timeout;
  return outcome === "noResponse" ? failureReasons.network : failureReasons.unreadable;
}

async function testSlowResponse(
  scenario: Scenario,
  { path, call, shown, quiet }: ReadTarget,
  fault: TransportFault,
): Promise<void> {
  const { page, go, made, pass } = scenario;
  const before = made(call);
  if (fault.rule.fault === "slow") {
    // Held until the page shows “Still loading”.
    const release = await hold(page, call);
    await go(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (!quiet) await expect(page.locator("[aria-busy='true']").first()).toBeAttached();
    await pass(4_000);
    if (!quiet) await expect(page.getByText("Still loading").first()).toBeVisible();
    await pass(6_000);
    release();
  } else {
    scenario.sandbox.control.apply({ fault: { ...fault.rule, call } });
    await go(path);
  }
  await expect(shown(page)).toBeVisible();
  sentTimes(call, made(call) - before, 1);
}

/** Otherwise, the clock would let the page's other requests time out too. */
async function othersShown(page: Page, { path, call }: ReadTarget): Promise<void> {
  for (const other of readTargets)
    if (other.path === path && other.call !== call) await expect(other.shown(page)).toBeVisible();
}

async function testFailure(scenario: Scenario, target: ReadTarget, fault: TransportFault): Promise<void> {
  const { page, sandbox, go, made } = scenario;
  const { path, call, panel, shown } = target;
  const before = made(call);
  sandbox.control.apply({ fault: { ...fault.rule, call } });
  await go(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (fault.hangs) await othersShown(page, target);
  await waitOut(scenario, call, fault, true, before);
  await expectPanel(scenario, panel, fault);
  await expectNoViolations(page);
  const failed = made(call);
  sentTimes(call, failed - before, attemptsAt(fault, true));
  if (fault.outcome === "session") return;
  sandbox.control.apply({ clearFaults: true });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(shown(page)).toBeVisible();
  sentTimes(call, made(call) - failed, 1);
}

/** A new call of a page has its place in the matrix. */
async function expectListedCalls({ productCalls }: Scenario, path: string, from: number): Promise<void> {
  const listed = readTargets.filter((target) => target.path === path).map(({ call }) => call);
  await expect.poll(() => [...new Set(productCalls().slice(from))].toSorted()).toEqual(listed.toSorted());
}

declareCases(casesOf(readTargets, transportFaults), (declared, isSample) => {
  for (const [, cases] of groupsOf(declared, isSample, (fault) => fault.outcome)) {
    const titles = cases.map(({ target: { call, path }, fault: { name } }) =>
      isSample ? name : `${name} · ${call} on ${path}`,
    );
    test(`reading · ${titles.join(", ")}`, async ({ scenario }) => {
      test.setTimeout(60_000 + cases.length * 10_000);
      for (const { target, fault } of cases)
        await test.step(`${fault.name} · ${target.call} on ${target.path}`, async () => {
          scenario.sandbox.control.apply({ clearFaults: true });
          const from = scenario.productCalls().length;
          if (fault.outcome === "slow") await testSlowResponse(scenario, target, fault);
          else await testFailure(scenario, target, fault);
          await expectNoViolations(scenario.page);
          if (fault.outcome !== "session") await expectListedCalls(scenario, target.path, from);
        });
    });
  }
});
