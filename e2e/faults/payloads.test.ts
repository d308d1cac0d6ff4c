import { expect } from "@playwright/test";
import { casesOf, waitUntil } from "./cases";
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

type Names = NonNullable<PayloadTarget["names"]>;

const firstLine = (text: string) => text.split("\n")[0] ?? "";
const namesIn = async ({ page }: Scenario, names: Names) =>
  (await names(page).allInnerTexts()).map(firstLine);

/** The names in each list without a fault. */
const usual = new Map<string, readonly string[]>();

async function usualNames(scenario: Scenario, target: PayloadTarget, names: Names) {
  const known = usual.get(keyOf(target));
  if (known !== undefined) return known;
  await scenario.go(target.path);
  // A placeholder row has no text.
  await expect.poll(async () => firstLine(await names(scenario.page).nth(1).innerText())).not.toBe("");
  const shown = await namesIn(scenario, names);
  usual.set(keyOf(target), shown);
  return shown;
}

/** A fault changes every second row: the others are still there. */
async function expectRows(
  scenario: Scenario,
  names: Names,
  before: readonly string[],
  fault: PayloadFault,
): Promise<void> {
  await expect(names(scenario.page).nth(1)).toBeVisible();
  if (fault.texts) return;
  const kept = async () => {
    const now = new Set(await namesIn(scenario, names));
    return before.filter((name) => now.has(name)).length;
  };
  await expect.poll(kept).toBeGreaterThanOrEqual(Math.floor(before.length / 2));
}

async function expectNoInjection({ page, alerts }: Scenario): Promise<void> {
  const injection = await page.evaluate(findInjection);
  if (injection !== "" || alerts.said.length > 0)
    throw new ViolationError("injected markup or script", `${injection} ${alerts.said.join("|")}`);
}

async function testPayload(scenario: Scenario, target: PayloadTarget, fault: PayloadFault): Promise<void> {
  const { page, go, sandbox, made } = scenario;
  const before = target.names && (await usualNames(scenario, target, target.names));
  sandbox.control.apply({ fault: { call: target.call, fault: fault.name } });
  const sent = made(target.call);
  await go(target.path);
  await waitUntil(() => made(target.call) > sent, `${target.call} was made`);
  const outcome = outcomeAt(target, fault);
  const panel = page.getByRole("alert", { name: target.panel.title, exact: true });
  if (outcome === "unreadable") return expect(panel).toBeVisible();
  await expect(target.visible(page)).toBeVisible();
  if (outcome === "rows" && target.names && before) await expectRows(scenario, target.names, before, fault);
  if ((await panel.count()) > 0) throw new Error(`The panel “${target.panel.title}” is shown`);
}

for (const { target, fault } of casesOf(payloadTargets, payloadFaults))
  test(`payload · ${fault.name} · ${keyOf(target)}`, async ({ scenario }) => {
    await testPayload(scenario, target, fault);
    await expectNoViolations(scenario.page, { rawText: fault.texts === true });
    await expectNoInjection(scenario);
  });
