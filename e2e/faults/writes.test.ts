import { describe } from "vitest";
import { pageTexts } from "../../packages/screens/src/model/texts";
import { casesOf, until } from "./cases";
import { test, type Scenario } from "./fault-test";
import { expectNoViolations, sentTimes } from "./violations";
import { transportFaults, type TransportFault } from "./transport";
import { attemptsAt, hold, waitOut } from "./waiting";
import { writePlaces, type WritePlace } from "./writes";

const succeeds = ({ needsAnswer }: WritePlace, { means }: TransportFault) =>
  means === "empty" && needsAnswer !== true;

/** The expected alert and the text below an inline error. */
function words(
  { told, isRead }: WritePlace,
  fault: TransportFault,
): { alert: string; beneath: string | null } {
  if (fault.means === "refused") return { alert: fault.message, beneath: fault.message };
  if (fault.means === "lost" && isRead !== true)
    return { alert: told.fallback, beneath: pageTexts.unsureOutcome };
  return { alert: told.fallback, beneath: null };
}

async function saysSo(scenario: Scenario, place: WritePlace, fault: TransportFault): Promise<void> {
  const { page, alerts } = scenario;
  if (fault.means === "session")
    return page.getByRole("alert", { name: pageTexts.sessionEnded }).first().waitFor();
  const { alert, beneath } = words(place, fault);
  if (place.told.by === "alert") {
    await until(() => alerts.said.length > 0, "the browser's alert was shown");
    if (alerts.said.join("|") !== alert)
      throw new Error(`The alert says “${alerts.said.join("|")}”, not “${alert}”`);
    // Billing has no such note: opening the checkout changes nothing.
    if (beneath === pageTexts.unsureOutcome && place.path !== "/billing")
      await page.getByText(beneath, { exact: true }).first().waitFor();
    return;
  }
  const region = page.getByRole("alert").filter({ hasText: place.told.fallback });
  await region.waitFor();
  const said = await region.innerText();
  const isWhole = beneath === null ? !said.includes(pageTexts.unsureOutcome) : said.includes(beneath);
  if (!isWhole || alerts.said.length > 0)
    throw new Error(`The page says “${said}”, and the browser “${alerts.said.join("|")}”`);
}

async function comesLate(scenario: Scenario, place: WritePlace, fault: TransportFault): Promise<void> {
  const { page, console, made } = scenario;
  if (fault.rule.fault === "slow") {
    const release = await hold(page, place.call);
    const sent = page.waitForRequest(
      (request) => request.method() === place.call.split(" ")[0] && request.url().includes("/v1/"),
    );
    await place.act(scenario);
    await sent;
    release();
  } else {
    console.sandbox.control.apply({ fault: { ...fault.rule, call: place.call } });
    await place.act(scenario);
  }
  await place.done(scenario);
  sentTimes(place.call, made(place.call), 1);
}

async function failsAndKeeps(scenario: Scenario, place: WritePlace, fault: TransportFault): Promise<void> {
  const { page, alerts, console, made } = scenario;
  const { call } = place;
  const attempts = attemptsAt(fault, false);
  console.sandbox.control.apply({ fault: { ...fault.rule, call } });
  await place.act(scenario);
  await waitOut(scenario, call, fault, false);
  await saysSo(scenario, place, fault);
  await (fault.carriedOut && place.onceOnly ? place.onceOnly(scenario) : place.kept(scenario));
  await expectNoViolations(page);
  sentTimes(call, made(call), attempts);
  if (fault.means === "session" || (fault.carriedOut && place.onceOnly)) return;

  console.sandbox.control.apply({ clearFaults: true });
  alerts.said.length = 0;
  await place.prepare(scenario);
  await place.act(scenario);
  await place.done(scenario);
  sentTimes(call, made(call), attempts + 1);
}

const cases = casesOf(writePlaces, transportFaults, ({ bodyless }, { inBody }) => !(bodyless && inBody));

describe.for(cases.map((each) => ({ ...each, name: each.fault.name, where: each.place.what })))(
  "writing · $name",
  ({ place, fault, where }) => {
    test(where, async ({ scenario }) => {
      await scenario.go(place.path);
      await place.prepare(scenario);
      if (fault.means === "late") return comesLate(scenario, place, fault);
      if (!succeeds(place, fault)) return failsAndKeeps(scenario, place, fault);
      scenario.console.sandbox.control.apply({ fault: { ...fault.rule, call: place.call } });
      await place.act(scenario);
      await place.done(scenario);
      sentTimes(place.call, scenario.made(place.call), 1);
    });
  },
);
