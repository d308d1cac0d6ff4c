import { configureStore, createListenerMiddleware, isRejected } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { combineReducers, type Middleware } from "redux";
import { ApiServices, consoleApi } from "../api/api";
import type { ApiDependencies } from "../api/http-client";
import { mutations } from "../api/mutations";
import { refetchOnFocus } from "../api/refetch-on-focus";
import { sessionReducer } from "./session-slice";

const reducer = combineReducers({
  [consoleApi.reducerPath]: consoleApi.reducer,
  mutations,
  session: sessionReducer,
});

export type RootState = ReturnType<typeof reducer>;

export interface StoreDependencies extends ApiDependencies {
  /** Code of the console threw: a listener of an action, or an endpoint. */
  onError: (error: unknown) => void;
}

/** RTK Query turns an exception in an endpoint into a rejected action, which looks like an unreadable response. */
const reportExceptions =
  (onError: (error: unknown) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isRejected(action) && action.payload === undefined && !action.meta.aborted && !action.meta.condition)
      onError(Object.assign(new Error(), action.error));
    return next(action);
  };

export function createConsoleStore({ onError, ...dependencies }: StoreDependencies) {
  return configureStore({
    reducer,
    middleware: (defaults) =>
      // These checks would walk 100,000 runs after every action.
      defaults({
        thunk: { extraArgument: new ApiServices(dependencies) },
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(createListenerMiddleware({ onError }).middleware)
        .concat(consoleApi.middleware, refetchOnFocus, reportExceptions(onError)),
    // The default batches per frame, which delays responses by a frame, and more in a hidden tab.
    enhancers: (defaults) => defaults({ autoBatch: { type: "tick" } }),
    devTools: import.meta.env.DEV,
  });
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;

export const useAppSelector = useSelector.withTypes<RootState>();
