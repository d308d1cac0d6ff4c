import type { Clock } from "../dataset/clock";
import { completeOnboarding, createDataset } from "../dataset/dataset";
import { scenarios, type ScenarioName } from "../dataset/scenarios";
import type { State } from "../dataset/state";
import type { ActiveFaults } from "../faults/rule";
import type { RequestLog } from "../http/request-log";
import type { IdentityProvider } from "../idp/provider";
import type { Reports } from "../reports/reports";
import type { Commands } from "./commands";

export interface Controlled {
  clock: Clock;
  state: () => State;
  provider: IdentityProvider;
  activeFaults: ActiveFaults;
  requests: RequestLog;
  reports: Reports;
  /** Restores the state that the sandbox was started with. */
  restart: () => void;
}

export type Control = ReturnType<typeof createControl>;
export type ControlState = ReturnType<Control["state"]>;

export function createControl(controlled: Controlled) {
  const { clock, state, provider, activeFaults, requests, reports, restart } = controlled;

  /** The edits of another person, one per resource. */
  const edits: Record<NonNullable<Commands["touch"]>, () => void> = {
    site: () => void (state().dataset.site.domains.prod = "shop.harbourandpine.example"),
    chat: () => void (state().dataset.site.settings.routes_exclude = ["/checkout/*", "/account/*"]),
    team: () => {
      const member = state().dataset.members.find(({ role }) => role === "viewer");
      if (member) member.role = "member";
    },
    actions: () => {
      const action = state().dataset.actions.find(({ is_published: published }) => published);
      if (action) action.is_published = false;
    },
    draft: () => {
      const [draft] = state().dataset.drafts;
      if (draft) draft.description = `${draft.description} (Changed by someone else.)`.trim();
    },
    keys: () => void state().dataset.keys.pop(),
  };

  function switchTo(scenario: ScenarioName) {
    const current = state();
    const runInterval = current.dataset.runs.runIntervalSeconds();
    current.scenario = scenario;
    current.dataset = createDataset(scenarios[scenario].dataset, clock.now(), runInterval);
  }

  function changeData({ scenario, plan, advanceMs, completeOnboarding: step, touch }: Commands) {
    if (scenario !== undefined) switchTo(scenario);
    if (plan !== undefined) state().dataset.site.plan = plan;
    if (advanceMs !== undefined) clock.advance(advanceMs);
    if (step !== undefined) completeOnboarding(state().dataset, step, clock.now());
    if (touch !== undefined) edits[touch]();
  }

  function changeBehavior({ latencyMs, runIntervalSeconds, reporting, fault }: Commands) {
    if (latencyMs !== undefined) state().latencyMs = latencyMs;
    if (runIntervalSeconds !== undefined)
      state().dataset.runs.setRunInterval(runIntervalSeconds, clock.now());
    if (reporting !== undefined) state().reporting = reporting;
    if (fault) activeFaults.add(fault);
  }

  function changeSignIn({ revokeSession, refuseTokens, tokenLifetimeSeconds }: Commands) {
    if (revokeSession) provider.endSessions();
    if (refuseTokens !== undefined) {
      const upTo = { none: 0, issued: provider.issued(), all: Number.POSITIVE_INFINITY };
      state().refusedUpTo = upTo[refuseTokens];
    }
    if (tokenLifetimeSeconds !== undefined) provider.settings.tokenLifetimeSeconds = tokenLifetimeSeconds;
  }

  function readState() {
    const { scenario, dataset, latencyMs, reporting, refusedUpTo } = state();
    return {
      scenario,
      plan: dataset.site.plan,
      /** The sandbox's time in ISO format. */
      now: new Date(clock.now()).toISOString(),
      latencyMs,
      reporting,
      runIntervalSeconds: dataset.runs.runIntervalSeconds(),
      faults: activeFaults.list(),
      /** Which access tokens are rejected. */
      refuseTokens: refusedUpTo === 0 ? "none" : Number.isFinite(refusedUpTo) ? "issued" : "all",
      onboarding: { ...dataset.site.onboarding },
      /** Emails of the people with a session at the provider. */
      signedIn: provider.signedIn(),
      ...provider.settings,
    };
  }

  return {
    apply(commands: Commands) {
      if (commands.reset) restart();
      if (commands.clearFaults) activeFaults.clear();
      if (commands.clearLog) {
        requests.clear();
        reports.clear();
      }
      changeData(commands);
      changeBehavior(commands);
      changeSignIn(commands);
      return readState();
    },
    state: readState,
    /** The state that the sandbox was started with. */
    usual: readState(),
    /** Every request received, oldest first. */
    requests: requests.entries,
    /** Every error report received, oldest first. */
    reports: reports.entries,
  };
}
