import type { Failure } from "@understudy/screens/model";
import { SessionLost } from "../auth/session-lost";
import { addressOf } from "./address";
import type { Budget } from "./budget";
import { openBudget, OutOfTime, withDeadline } from "./budget";
import type { Answer, Call } from "./call";
import { unreadable } from "./call";
import { failed, refused, unsent } from "./failure";
import type { World } from "./world";

/** Token, attempts and waits together. */
export const callMs = 15_000;
/** Five seconds for the lock at most, and five for a renewal, which have limits of their own. */
const tokenMs = 11_000;
const mostRepeats = 2;
const firstPauseMs = 300;

type Token = { token: string | null } | { failure: Failure };

const worthRepeating = ({ kind, status = 0 }: Failure) =>
  kind === "network" || (kind === "answer" && (status === 408 || status === 429 || status >= 500));

/** Makes the calls: one budget of time each, reads repeated with care, one renewal of the session shared by all. */
export class ApiClient {
  readonly #world: World;
  #renewal: Promise<string | null> | null = null;
  /** How often the session was renewed: tells a call whether its token is already an old one. */
  #renewals = 0;

  constructor(world: World) {
    this.#world = world;
  }

  get world(): World {
    return this.#world;
  }

  async call<T>(call: Call<T>, abandoned?: AbortSignal): Promise<Answer<T>> {
    const budget = openBudget(this.#world.clock, call.within ?? callMs, abandoned);
    try {
      return await this.#make(call, budget);
    } finally {
      budget.close();
    }
  }

  async #make<T>(call: Call<T>, budget: Budget): Promise<Answer<T>> {
    const address = addressOf(call, this.#world);
    if (address === null) return { error: unsent("unreadable", call, this.#world.clock.now()) };
    const generation = this.#renewals;
    let held = await this.#token(call, budget, () => this.#world.getToken({ forceRefresh: false }));
    if ("failure" in held) return { error: { ...held.failure, unsent: true } };
    let renewed = false;
    for (let repeats = 0; ;) {
      const answer = await this.#attempt(call, address, held.token, budget);
      if (answer.error === undefined) return answer;
      if (answer.error.status === 401) {
        if (renewed) return { error: this.#sessionEnded(answer.error) };
        renewed = true;
        held = await this.#token(call, budget, () => this.#renew(generation));
        if ("failure" in held)
          return { error: held.failure.kind === "session" ? held.failure : answer.error };
        continue;
      }
      if (call.method !== "GET" || repeats === mostRepeats || !worthRepeating(answer.error)) return answer;
      const pause = this.#pauseBefore(repeats, answer.error);
      if (pause >= budget.remaining() || !(await this.#waited(budget, pause))) return answer;
      repeats += 1;
    }
  }

  async #attempt<T>(
    call: Call<T>,
    address: string,
    token: string | null,
    budget: Budget,
  ): Promise<Answer<T>> {
    const { clock, fetch } = this.#world;
    try {
      const response = await budget.race(fetch(address, requestOf(call, token, budget.signal)));
      if (!response.ok) {
        const body = await budget.race(response.text()).catch(() => "");
        return { error: refused(call, clock.now(), response, body) };
      }
      const data = await budget.race(call.decode(response, budget.signal));
      return data === unreadable ? { error: failed("unreadable", call, clock.now(), response) } : { data };
    } catch {
      return {
        error: failed(budget.signal.reason instanceof OutOfTime ? "timeout" : "network", call, clock.now()),
      };
    }
  }

  async #token(call: Call<unknown>, budget: Budget, ask: () => Promise<string | null>): Promise<Token> {
    const { clock } = this.#world;
    try {
      return { token: await budget.race(withDeadline(clock, tokenMs, ask())) };
    } catch (error) {
      if (error instanceof SessionLost) {
        this.#world.onSessionLost();
        return { failure: failed("session", call, clock.now()) };
      }
      return { failure: failed(error instanceof OutOfTime ? "timeout" : "network", call, clock.now()) };
    }
  }

  /** A newer token than the one of that generation: by the one renewal under way, or by one that is over already. */
  #renew(generation: number): Promise<string | null> {
    if (this.#renewals !== generation) return this.#world.getToken({ forceRefresh: false });
    this.#renewal ??= withDeadline(this.#world.clock, tokenMs, this.#world.getToken({ forceRefresh: true }))
      .then((token) => {
        this.#renewals += 1;
        return token;
      })
      .finally(() => {
        this.#renewal = null;
      });
    return this.#renewal;
  }

  #sessionEnded({ details }: Failure): Failure {
    return { kind: "session", status: 401, ...(details === undefined ? {} : { details }) };
  }

  #pauseBefore(repeats: number, { retryAfter }: Failure): number {
    const jittered = firstPauseMs * 2 ** repeats * (0.5 + this.#world.random());
    return Math.max(jittered, (retryAfter ?? 0) * 1000);
  }

  async #waited(budget: Budget, pause: number): Promise<boolean> {
    try {
      await budget.wait(pause);
      return true;
    } catch {
      return false;
    }
  }
}

function requestOf(call: Call<unknown>, token: string | null, signal: AbortSignal): RequestInit {
  return {
    method: call.method,
    headers: {
      "Content-Type": "application/json",
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    signal,
    credentials: "omit",
    // What one account read must not lie about on the disk for the next.
    cache: "no-store",
    // A redirect would carry the token, or repeat a write, somewhere that nobody configured.
    redirect: "error",
  };
}
