import type { Clock } from "../clock";
import type { Playlist, PlayedRule } from "../faults/playlist";
import type { LoggedRequest, RequestLog } from "../http/request-log";
import type { IdpKnobs } from "../idp/knobs";
import type { IdentityProvider } from "../idp/provider";
import type { State } from "../state";
import type { OnboardingFlag, PlanName } from "../world/entities";
import { scenarios, slowMs, type ScenarioName } from "../world/scenarios";
import { completeOnboarding, createWorld } from "../world/world";
import type { Commands } from "./commands";

export interface ControlState {
  scenario: ScenarioName;
  plan: PlanName;
  /** World time, as an ISO instant. */
  now: string;
  latencyMs: number;
  paceSeconds: number;
  faults: PlayedRule[];
  /** Which access tokens are turned away. */
  refuseTokens: "none" | "issued" | "all";
  onboarding: Record<OnboardingFlag, boolean>;
  /** E-mails of the people who have a session at the provider. */
  signedIn: string[];
  idp: IdpKnobs;
}

export interface Control {
  apply: (commands: Commands) => ControlState;
  state: () => ControlState;
  /** Every request received, oldest first. */
  requests: () => readonly LoggedRequest[];
}

export interface Controlled {
  clock: Clock;
  state: () => State;
  provider: IdentityProvider;
  playlist: Playlist;
  requests: RequestLog;
  /** Puts everything back to how it was started. */
  restart: () => void;
  log: (line: string) => void;
}

export function createControl({
  clock,
  state,
  provider,
  playlist,
  requests,
  restart,
  log,
}: Controlled): Control {
  function switchTo(scenario: ScenarioName | "slow") {
    const current = state();
    current.latencyMs = scenario === "slow" ? slowMs : 0;
    if (scenario === "slow") return;
    current.scenario = scenario;
    current.world = createWorld(scenarios[scenario].world, clock.world(), current.world.runs.paceSeconds());
  }

  function touchDraft(id: string) {
    const draft = state().world.drafts.find((candidate) => candidate.id === id);
    if (draft) draft.description = `${draft.description} (Changed by somebody else.)`.trim();
  }

  /** The edits of another person, one per resource. */
  const edits: Record<NonNullable<Commands["touch"]>, () => void> = {
    site: () => void (state().world.site.domains.prod = "shop.harbourandpine.example"),
    chat: () => void (state().world.site.settings.routes_exclude = ["/checkout/*", "/account/*"]),
    team: () => {
      const member = state().world.members.find(({ role }) => role === "viewer");
      if (member) member.role = "member";
    },
    actions: () => {
      const action = state().world.actions.find(({ is_published: published }) => published);
      if (action) action.is_published = false;
    },
    keys: () => void state().world.keys.pop(),
  };

  function changeWorld({
    scenario,
    plan,
    latencyMs,
    paceSeconds,
    advanceMs,
    completeOnboarding: step,
    touchDraft: draft,
    touch,
  }: Commands) {
    if (scenario !== undefined) switchTo(scenario);
    if (plan !== undefined) state().world.site.plan = plan;
    if (latencyMs !== undefined) state().latencyMs = latencyMs;
    if (paceSeconds !== undefined) state().world.runs.setPace(paceSeconds, clock.world());
    if (advanceMs !== undefined) clock.advance(advanceMs);
    if (step !== undefined) completeOnboarding(state().world, step, clock.world());
    if (draft !== undefined) touchDraft(draft);
    if (touch !== undefined) edits[touch]();
  }

  function changeSignIn({ revokeSession, refuseTokens, idp }: Commands) {
    if (revokeSession) provider.vault.revokeEverything();
    if (refuseTokens !== undefined) {
      const upTo = { none: 0, issued: provider.tokens.issued(), all: Number.POSITIVE_INFINITY };
      state().refusedUpTo = upTo[refuseTokens];
    }
    if (idp) Object.assign(provider.knobs, idp);
  }

  const tell = (): ControlState => {
    const { scenario, world, latencyMs, refusedUpTo } = state();
    return {
      scenario,
      plan: world.site.plan,
      now: new Date(clock.world()).toISOString(),
      latencyMs,
      paceSeconds: world.runs.paceSeconds(),
      faults: playlist.list(),
      refuseTokens: refusedUpTo === 0 ? "none" : Number.isFinite(refusedUpTo) ? "issued" : "all",
      onboarding: { ...world.site.onboarding },
      signedIn: provider.vault.signedIn(),
      idp: { ...provider.knobs },
    };
  };

  return {
    apply(commands) {
      log(`control: ${JSON.stringify(commands)}`);
      if (commands.reset) restart();
      if (commands.clearFaults) playlist.clear();
      if (commands.clearLog) requests.clear();
      changeWorld(commands);
      if (commands.fault) playlist.add(commands.fault);
      changeSignIn(commands);
      return tell();
    },
    state: tell,
    requests: requests.entries,
  };
}
