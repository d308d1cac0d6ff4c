import { responseOf } from "@understudy/api";
import type { ThunkAction, ThunkDispatch } from "@reduxjs/toolkit";
import { type BaseQueryApi, createApi } from "@reduxjs/toolkit/query/react";
import type { Failure } from "@understudy/model";
import { useDispatch } from "react-redux";
import type { UnknownAction } from "redux";
import { baseQuery, type EndpointOptions, isRefused } from "./base-query";
import { type Tag, type TagOf, tags } from "./tags";

/** A query isn't refetched on mount while its last response is younger than this. */
const freshSeconds = 5;

/** What a mutation changes: also if its outcome is unknown, but not if the server refused it. */
export const changing = <Arg>(
  changes: readonly Tag[],
  {
    resource,
    tagsOf = () => changes,
  }: Pick<EndpointOptions, "resource"> & {
    /** If it doesn't change all queries with one of the tags. */
    tagsOf?: (arg: Arg) => readonly (Tag | TagOf)[];
  } = {},
) => ({
  invalidatesTags: (_data: unknown, error: Failure | undefined, arg: Arg) =>
    isRefused(error) ? [] : tagsOf(arg),
  extraOptions: { changes, ...(resource !== undefined && { resource }) },
});

export const consoleApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: freshSeconds,
  keepUnusedDataFor: 300,
  // Queries in flight restart in the base query instead of delaying the invalidation.
  invalidationBehavior: "immediately",
  catchSchemaFailure: ({ value }) => responseOf(value).failure(),
});

export interface ApiState {
  [consoleApi.reducerPath]: ReturnType<typeof consoleApi.reducer>;
}

/** RTK Query types the state as `unknown`, too. */
export const stateOf = ({ getState }: Pick<BaseQueryApi, "getState">) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each store has this state.
  getState() as ApiState;

/** `servicesOf` checks the extra argument. */
export type AppThunk<R, State = ApiState> = ThunkAction<R, State, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<ApiState, unknown, UnknownAction>>();
