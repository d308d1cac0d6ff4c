import type { UnknownAction } from "@reduxjs/toolkit";
import type { RunList } from "@understudy/screens/model";
import { consoleApi } from "./base";
import { filterKey, runsArrived, type RunFilter } from "./run-filter";

export interface Arriving {
  list: RunList;
  /** When its first rows came. */
  since: number;
}

export type RunsArriving = Readonly<Record<string, Arriving>>;

const none: RunsArriving = {};
interface Settled extends UnknownAction {
  meta: { arg: { originalArgs: RunFilter } };
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null && key in value;

// By its name: the endpoint's own matchers would bring all that reads runs into the frame of every page.
const isSettled = (action: UnknownAction): action is Settled =>
  /\/executeQuery\/(fulfilled|rejected)$/.test(action.type) &&
  has(action, "meta") &&
  has(action.meta, "arg") &&
  has(action.meta.arg, "endpointName") &&
  action.meta.arg.endpointName === "runs";

/** Whether a question was not even asked, because the same one is under way: that settles nothing. */
const wasSpared = (meta: object) => "condition" in meta && meta.condition === true;

function without(state: RunsArriving, key: string): RunsArriving {
  if (!Object.hasOwn(state, key)) return state;
  const { [key]: _settled, ...others } = state;
  return others;
}

/**
 * Lists of runs that are still on their way. They stand beside the query and not in it, so that the query stays what
 * it is: under way until the last row is here, and failed when the answer breaks off.
 */
export function runsArriving(state: RunsArriving = none, action: UnknownAction): RunsArriving {
  if (runsArrived.match(action)) {
    const { filter, list, at } = action.payload;
    const key = filterKey(filter);
    return { ...state, [key]: { list, since: state[key]?.since ?? at } };
  }
  if (isSettled(action))
    return wasSpared(action.meta) ? state : without(state, filterKey(action.meta.arg.originalArgs));
  return consoleApi.util.resetApiState.match(action) ? none : state;
}
