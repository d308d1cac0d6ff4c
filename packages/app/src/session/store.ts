import { toFailure } from "@understudy/api";
import { configureStore, createListenerMiddleware, isFulfilled, isRejected } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { combineReducers } from "redux";
import { consoleApi } from "../api/api";
import { ApiServices, type StoreDependencies } from "../api/base-query";
import { noticeOf, unseenKeyNotice } from "../api/late-failures";
import { failedLate, isUncertain, mutations, reloaded } from "../api/mutations";
import { refetchOnFocus } from "../api/refetch-on-focus";
import { sessionReducer } from "./session-slice";

const reducer = combineReducers({
  [consoleApi.reducerPath]: consoleApi.reducer,
  mutations,
  session: sessionReducer,
});

export type RootState = ReturnType<typeof reducer>;

function listenToFailures({ onError, onFailure, isPageOpen }: StoreDependencies) {
  const { middleware, startListening } = createListenerMiddleware<RootState>({ onError });
  startListening({
    matcher: isRejected,
    async effect(action, { dispatch }) {
      const { aborted, condition, requestId } = action.meta;
      if (aborted || condition) return;
      const failure = toFailure(action.payload);
      // RTK Query turns an exception in an endpoint into a rejected action.
      if (action.payload === undefined) onError(Object.assign(new Error(), action.error));
      else onFailure(failure);
      const notice = noticeOf(action);
      if (notice !== null && !isPageOpen(notice.href))
        dispatch(failedLate({ ...notice, id: requestId, failure }));
      if (!isUncertain(action)) return;
      // `invalidatesTags` has started them.
      await Promise.all(dispatch(consoleApi.util.getRunningQueriesThunk()));
      dispatch(reloaded(requestId));
    },
  });
  startListening({
    matcher: isFulfilled,
    effect(action, { dispatch }) {
      const notice = unseenKeyNotice(action);
      if (notice !== null && !isPageOpen(notice.href))
        dispatch(failedLate({ ...notice, id: action.meta.requestId, failure: null }));
    },
  });
  return middleware;
}

export function createConsoleStore(dependencies: StoreDependencies) {
  return configureStore({
    reducer,
    middleware: (defaults) =>
      // These checks would walk 100,000 runs after every action.
      defaults({
        thunk: { extraArgument: new ApiServices(dependencies) },
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(listenToFailures(dependencies))
        .concat(consoleApi.middleware, refetchOnFocus),
    // The default batches per frame, which delays responses by a frame, and more in a hidden tab.
    enhancers: (defaults) => defaults({ autoBatch: { type: "tick" } }),
    devTools: import.meta.env.DEV,
  });
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;

export const useAppSelector = useSelector.withTypes<RootState>();
