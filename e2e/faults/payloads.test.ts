import { describe, expect } from "vitest";
import { casesOf } from "./cases";
import { findInjection } from "./find-injection";
import { test, type Scenario } from "./fault-test";
import { ViolationError, expectNoViolations } from "./violations";
import {
  keyOf,
  outcomeAt,
  payloadFaults,
  payloadPlaces,
  type PayloadFault,
  type PayloadPlace,
} from "./payloads";

/** The second row of each list, which faults in every second row don't affect. */
const untouched = new Map<string, string>();

async function secondName(
  scenario: Scenario,
  place: PayloadPlace,
  names: NonNullable<PayloadPlace["names"]>,
): Promise<string> {
  const known = untouched.get(keyOf(place));
  if (known !== undefined) return known;
  await scenario.go(place.path);
  const second = names(scenario.page).nth(1);
  // A placeholder row has no text.
  await expect.poll(async () => firstLine(await second.innerText())).not.toBe("");
  const name = firstLine(await second.innerText());
  untouched.set(keyOf(place), name);
  return name;
}

const firstLine = (text: string) => text.split("\n")[0] ?? "";

async function rowsStand(
  { page }: Scenario,
  names: NonNullable<PayloadPlace["names"]>,
  name: string,
  fault: PayloadFault,
): Promise<void> {
  await names(page).nth(1).waitFor();
  if (fault.texts) return;
  await expect.poll(async () => (await names(page).allInnerTexts()).map(firstLine)).toContain(name);
}

async function expectNoInjection({ page, alerts }: Scenario): Promise<void> {
  const harm = await page.evaluate(findInjection);
  if (harm !== "" || alerts.said.length > 0)
    throw new ViolationError("injected markup or script", `${harm} ${alerts.said.join("|")}`);
}

async function meet(scenario: Scenario, place: PayloadPlace, fault: PayloadFault): Promise<void> {
  const { page, go, console } = scenario;
  const name = place.names && (await secondName(scenario, place, place.names));
  console.sandbox.control.apply({ fault: { call: place.call, fault: fault.name } });
  await go(place.path);
  const outcome = outcomeAt(place, fault);
  const panel = page.getByRole("alert", { name: place.panel?.title ?? "", exact: true });
  if (outcome === "unreadable") return panel.getByRole("button", { name: "Retry" }).waitFor();
  await place.stands(page).waitFor();
  if (outcome === "rows" && place.names && name !== undefined)
    await rowsStand(scenario, place.names, name, fault);
  if ((await panel.count()) > 0) throw new Error(`The panel “${place.panel?.title}” stands`);
}

describe.for(casesOf(payloadPlaces, payloadFaults).map((each) => ({ ...each, name: each.fault.name })))(
  "payload · $name",
  ({ place, fault }) => {
    test(keyOf(place), async ({ scenario }) => {
      await meet(scenario, place, fault);
      await expectNoViolations(scenario.page, { rawText: fault.texts === true });
      await expectNoInjection(scenario);
    });
  },
);
