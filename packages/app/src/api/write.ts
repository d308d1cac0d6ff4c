import type { BaseQueryApi } from "@reduxjs/toolkit/query/react";
import type { Resource } from "./base";
import { kitOf, consoleApi } from "./base";
import { withDeadline } from "./budget";
import type { Answer, Call } from "./call";
import { callMs } from "./client";
import { mayHaveChanged } from "./failure";
import type { Clock } from "./world";

interface Effect {
  /** What has to be read again after the write, also when nobody knows whether it went through. */
  changes: readonly Resource[];
  /** Whether the write counts as under way until that is read again: for rows that show the server's word. */
  holds?: boolean;
}

type Dispatch = BaseQueryApi["dispatch"];

async function runningReads(dispatch: Dispatch, resources: readonly Resource[]): Promise<void> {
  const running = dispatch(consoleApi.util.getRunningQueriesThunk());
  await Promise.all(
    running.filter(({ queryCacheKey }) => resources.some((name) => queryCacheKey.startsWith(`${name}(`))),
  );
}

/** Reads again what is on screen of these resources or on its way there, and forgets the rest of them. */
async function refresh(
  { dispatch, extra }: Pick<BaseQueryApi, "dispatch" | "extra">,
  resources: readonly Resource[],
): Promise<void> {
  kitOf(extra).reads.outdate(resources);
  // Drops nothing that is needed: what is under way counts as asked, and was just asked anew.
  dispatch(consoleApi.util.invalidateTags([...resources]));
  await runningReads(dispatch, resources);
}

async function withinCall(clock: Clock, started: number, promise: Promise<void>): Promise<void> {
  await withDeadline(clock, Math.max(0, started + callMs - clock.now()), promise).catch(() => {});
}

/** The `queryFn` of a write. It is sent once. */
export function writing<Arg, T>({ changes, holds = false }: Effect, toCall: (arg: Arg) => Call<T>) {
  return async (arg: Arg, api: Pick<BaseQueryApi, "extra" | "signal" | "dispatch">): Promise<Answer<T>> => {
    const client = kitOf(api.extra).client;
    const { clock } = client.world;
    const started = clock.now();
    const answer = await client.call(toCall(arg), api.signal);
    if (api.signal.aborted || (answer.error !== undefined && !mayHaveChanged(answer.error))) return answer;
    const refreshed = refresh(api, changes);
    if (holds || answer.error !== undefined) await withinCall(clock, started, refreshed);
    return answer;
  };
}
