import { toFailure } from "@understudy/api";
import { configureStore, isRejected, type Middleware } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { combineReducers } from "redux";
import { consoleApi } from "../api/api";
import { ApiServices, type StoreDependencies } from "../api/base-query";
import { mutations } from "../api/mutations";
import { sessionReducer } from "./session-slice";

const reducer = combineReducers({
  [consoleApi.reducerPath]: consoleApi.reducer,
  mutations,
  session: sessionReducer,
});

export type RootState = ReturnType<typeof reducer>;

/** Reports what failed; RTK Query turns an exception in an endpoint into a rejected action. */
const reportFailures =
  ({ onError, onFailure }: StoreDependencies): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    if (!isRejected(action) || action.meta.aborted || action.meta.condition) return result;
    if (action.payload === undefined) onError(Object.assign(new Error(), action.error));
    else onFailure(toFailure(action.payload));
    return result;
  };

export function createConsoleStore(dependencies: StoreDependencies) {
  return configureStore({
    reducer,
    middleware: (defaults) =>
      // These checks would walk 100,000 runs after every action.
      defaults({
        thunk: { extraArgument: new ApiServices(dependencies) },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(reportFailures(dependencies), consoleApi.middleware),
    // The default batches per frame, which delays responses by a frame, and more in a hidden tab.
    enhancers: (defaults) => defaults({ autoBatch: { type: "tick" } }),
    devTools: import.meta.env.DEV,
  });
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;

export const useAppSelector = useSelector.withTypes<RootState>();
