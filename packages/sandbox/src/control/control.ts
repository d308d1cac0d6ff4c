import type { Clock } from "../dataset/clock";
import type { ActiveFaults, AppliedRule } from "../faults/active-faults";
import type { LoggedRequest, RequestLog } from "../http/request-log";
import type { ProviderSettings } from "../idp/faults";
import type { IdentityProvider } from "../idp/provider";
import type { ReceivedReport, ReportLog } from "../reports/report-log";
import type { State } from "../dataset/state";
import type { OnboardingFlag, PlanName } from "../dataset/entities";
import { scenarios, slowMs, type ScenarioName } from "../dataset/scenarios";
import { completeOnboarding, createDataset } from "../dataset/dataset";
import type { Commands } from "./commands";

export interface ControlState {
  scenario: ScenarioName;
  plan: PlanName;
  /** The sandbox's time in ISO format. */
  now: string;
  latencyMs: number;
  runIntervalSeconds: number;
  reporting: boolean;
  faults: AppliedRule[];
  /** Which access tokens are rejected. */
  refuseTokens: "none" | "issued" | "all";
  onboarding: Record<OnboardingFlag, boolean>;
  /** Emails of the people with a session at the provider. */
  signedIn: string[];
  idp: ProviderSettings;
}

export interface Control {
  apply: (commands: Commands) => ControlState;
  state: () => ControlState;
  /** The state that the sandbox was started with. */
  usual: ControlState;
  /** Every request received, oldest first. */
  requests: () => readonly LoggedRequest[];
  /** Every error report received, oldest first. */
  reports: () => readonly ReceivedReport[];
}

export interface Controlled {
  clock: Clock;
  state: () => State;
  provider: IdentityProvider;
  activeFaults: ActiveFaults;
  requests: RequestLog;
  reports: ReportLog;
  /** Restores the state that the sandbox was started with. */
  restart: () => void;
  log: (line: string) => void;
}

export function createControl({
  clock,
  state,
  provider,
  activeFaults,
  requests,
  reports,
  restart,
  log,
}: Controlled): Control {
  function switchTo(scenario: ScenarioName | "slow") {
    const current = state();
    current.latencyMs = scenario === "slow" ? slowMs : 0;
    if (scenario === "slow") return;
    current.scenario = scenario;
    current.dataset = createDataset(
      scenarios[scenario].dataset,
      clock.now(),
      current.dataset.runs.runIntervalSeconds(),
    );
  }

  function touchDraft(id: string) {
    const draft = state().dataset.drafts.find((candidate) => candidate.id === id);
    if (draft) draft.description = `${draft.description} (Changed by someone else.)`.trim();
  }

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
    keys: () => void state().dataset.keys.pop(),
  };

  function changeState({
    scenario,
    plan,
    latencyMs,
    runIntervalSeconds,
    advanceMs,
    completeOnboarding: step,
    touchDraft: draft,
    touch,
    reporting,
  }: Commands) {
    if (scenario !== undefined) switchTo(scenario);
    if (plan !== undefined) state().dataset.site.plan = plan;
    if (latencyMs !== undefined) state().latencyMs = latencyMs;
    if (runIntervalSeconds !== undefined)
      state().dataset.runs.setRunInterval(runIntervalSeconds, clock.now());
    if (advanceMs !== undefined) clock.advance(advanceMs);
    if (step !== undefined) completeOnboarding(state().dataset, step, clock.now());
    if (draft !== undefined) touchDraft(draft);
    if (touch !== undefined) edits[touch]();
    if (reporting !== undefined) state().reporting = reporting;
  }

  function changeSignIn({ revokeSession, refuseTokens, idp }: Commands) {
    if (revokeSession) provider.endSessions();
    if (refuseTokens !== undefined) {
      const upTo = { none: 0, issued: provider.issued(), all: Number.POSITIVE_INFINITY };
      state().refusedUpTo = upTo[refuseTokens];
    }
    if (idp) Object.assign(provider.settings, idp);
  }

  const readState = (): ControlState => {
    const { scenario, dataset, latencyMs, reporting, refusedUpTo } = state();
    return {
      scenario,
      plan: dataset.site.plan,
      now: new Date(clock.now()).toISOString(),
      latencyMs,
      reporting,
      runIntervalSeconds: dataset.runs.runIntervalSeconds(),
      faults: activeFaults.list(),
      refuseTokens: refusedUpTo === 0 ? "none" : Number.isFinite(refusedUpTo) ? "issued" : "all",
      onboarding: { ...dataset.site.onboarding },
      signedIn: provider.signedIn(),
      idp: { ...provider.settings },
    };
  };

  return {
    usual: readState(),
    apply(commands) {
      log(`control: ${JSON.stringify(commands)}`);
      if (commands.reset) restart();
      if (commands.clearFaults) activeFaults.clear();
      if (commands.clearLog) {
        requests.clear();
        reports.clear();
      }
      changeState(commands);
      if (commands.fault) activeFaults.add(commands.fault);
      changeSignIn(commands);
      return readState();
    },
    state: readState,
    requests: requests.entries,
    reports: reports.entries,
  };
}
