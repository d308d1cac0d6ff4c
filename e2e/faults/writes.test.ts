import { describe } from "vitest";
import { pageTexts } from "../../packages/screens/src/model/texts";
import { casesOf, until } from "./cases";
import { test, type Visit } from "./lane";
import { nothingNever, sentTimes } from "./nevers";
import { transportFaults, type TransportFault } from "./transport";
import { attemptsAt, hold, waitOut } from "./waiting";
import { writePlaces, type WritePlace } from "./writes";

const succeeds = ({ needsAnswer }: WritePlace, { means }: TransportFault) =>
  means === "empty" && needsAnswer !== true;

/** What is said besides the catalogue's sentence, or instead of it. */
function words(
  { told, isRead }: WritePlace,
  fault: TransportFault,
): { alert: string; beneath: string | null } {
  if (fault.means === "refused") return { alert: fault.message, beneath: fault.message };
  if (fault.means === "lost" && isRead !== true)
    return { alert: told.fallback, beneath: pageTexts.unsureOutcome };
  return { alert: told.fallback, beneath: null };
}

async function saysSo(visit: Visit, place: WritePlace, fault: TransportFault): Promise<void> {
  const { page, alerts } = visit;
  if (fault.means === "session")
    return page.getByRole("alert", { name: pageTexts.sessionEnded }).first().waitFor();
  const { alert, beneath } = words(place, fault);
  if (place.told.by === "alert") {
    await until(() => alerts.said.length > 0, "the browser's alert was shown");
    if (alerts.said.join("|") !== alert)
      throw new Error(`The alert says “${alerts.said.join("|")}”, not “${alert}”`);
    // Going to the checkout changes nothing, so it has no such note.
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

async function comesLate(visit: Visit, place: WritePlace, fault: TransportFault): Promise<void> {
  const { page, console, made } = visit;
  if (fault.rule.fault === "slow") {
    const release = await hold(page, place.call);
    const sent = page.waitForRequest(
      (request) => request.method() === place.call.split(" ")[0] && request.url().includes("/v1/"),
    );
    await place.act(visit);
    await sent;
    release();
  } else {
    console.sandbox.control.apply({ fault: { ...fault.rule, call: place.call } });
    await place.act(visit);
  }
  await place.done(visit);
  sentTimes(place.call, made(place.call), 1);
}

async function failsAndKeeps(visit: Visit, place: WritePlace, fault: TransportFault): Promise<void> {
  const { page, alerts, console, made } = visit;
  const { call } = place;
  const attempts = attemptsAt(fault, false);
  console.sandbox.control.apply({ fault: { ...fault.rule, call } });
  await place.act(visit);
  await waitOut(visit, call, fault, false);
  await saysSo(visit, place, fault);
  await (fault.carriedOut && place.onceOnly ? place.onceOnly(visit) : place.kept(visit));
  await nothingNever(page);
  sentTimes(call, made(call), attempts);
  if (fault.means === "session" || (fault.carriedOut && place.onceOnly)) return;

  console.sandbox.control.apply({ clearFaults: true });
  alerts.said.length = 0;
  await place.prepare(visit);
  await place.act(visit);
  await place.done(visit);
  sentTimes(call, made(call), attempts + 1);
}

const cases = casesOf(writePlaces, transportFaults, ({ bodyless }, { inBody }) => !(bodyless && inBody));

describe.for(cases.map((each) => ({ ...each, name: each.fault.name, where: each.place.what })))(
  "writing · $name",
  ({ place, fault, where }) => {
    test(where, async ({ visitor }) => {
      await visitor.go(place.path);
      await place.prepare(visitor);
      if (fault.means === "late") return comesLate(visitor, place, fault);
      if (!succeeds(place, fault)) return failsAndKeeps(visitor, place, fault);
      visitor.console.sandbox.control.apply({ fault: { ...fault.rule, call: place.call } });
      await place.act(visitor);
      await place.done(visitor);
      sentTimes(place.call, visitor.made(place.call), 1);
    });
  },
);
