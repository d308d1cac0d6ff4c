import { responseOf } from "@understudy/api";
import type { ThunkAction, ThunkDispatch } from "@reduxjs/toolkit";
import { type BaseQueryApi, createApi } from "@reduxjs/toolkit/query/react";
import { useDispatch } from "react-redux";
import type { UnknownAction } from "redux";
import { baseQuery, servicesOf } from "./base-query";
import { tags } from "./tags";

export const consoleApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
  refetchOnReconnect: true,
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

/** Sends a query that is in flight again: its response may be older than now. */
export const restartQuery =
  (endpoint: string | undefined): AppThunk<void> =>
  (_dispatch, _getState, extra) => {
    if (endpoint !== undefined) servicesOf(extra).changed([endpoint]);
  };

export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<ApiState, unknown, UnknownAction>>();
