import { expect } from "@playwright/test";
import { casesOf } from "./cases";
import { findInjection } from "./find-injection";
import { test, type Scenario } from "./fault-test";
import { ViolationError, expectNoViolations } from "./violations";
import {
  keyOf,
  outcomeAt,
  payloadFaults,
  payloadTargets,
  type PayloadFault,
  type PayloadTarget,
} from "./payloads";

/** The second row of each list, which faults in every second row don't affect. */
const untouched = new Map<string, string>();

async function secondName(
  scenario: Scenario,
  target: PayloadTarget,
  names: NonNullable<PayloadTarget["names"]>,
): Promise<string> {
  const known = untouched.get(keyOf(target));
  if (known !== undefined) return known;
  await scenario.go(target.path);
  const second = names(scenario.page).nth(1);
  // A placeholder row has no text.
  await expect.poll(async () => firstLine(await second.innerText())).not.toBe("");
  const name = firstLine(await second.innerText());
  untouched.set(keyOf(target), name);
  return name;
}

const firstLine = (text: string) => text.split("\n")[0] ?? "";

async function expectRows(
  { page }: Scenario,
  names: NonNullable<PayloadTarget["names"]>,
  name: string,
  fault: PayloadFault,
): Promise<void> {
  await names(page).nth(1).waitFor();
  if (fault.texts) return;
  await expect.poll(async () => (await names(page).allInnerTexts()).map(firstLine)).toContain(name);
}

async function expectNoInjection({ page, alerts }: Scenario): Promise<void> {
  const injection = await page.evaluate(findInjection);
  if (injection !== "" || alerts.said.length > 0)
    throw new ViolationError("injected markup or script", `${injection} ${alerts.said.join("|")}`);
}

async function testPayload(scenario: Scenario, target: PayloadTarget, fault: PayloadFault): Promise<void> {
  const { page, go, console } = scenario;
  const name = target.names && (await secondName(scenario, target, target.names));
  console.sandbox.control.apply({ fault: { call: target.call, fault: fault.name } });
  await go(target.path);
  const outcome = outcomeAt(target, fault);
  const panel = page.getByRole("alert", { name: target.panel?.title ?? "", exact: true });
  if (outcome === "unreadable") return panel.getByRole("button", { name: "Retry" }).waitFor();
  await target.visible(page).waitFor();
  if (outcome === "rows" && target.names && name !== undefined)
    await expectRows(scenario, target.names, name, fault);
  if ((await panel.count()) > 0) throw new Error(`The panel “${target.panel?.title}” is shown`);
}

for (const { target, fault } of casesOf(payloadTargets, payloadFaults))
  test(`payload · ${fault.name} · ${keyOf(target)}`, async ({ scenario }) => {
    await testPayload(scenario, target, fault);
    await expectNoViolations(scenario.page, { rawText: fault.texts === true });
    await expectNoInjection(scenario);
  });
