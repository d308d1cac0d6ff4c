import type { ThunkAction, UnknownAction } from "@reduxjs/toolkit";
import { combineReducers, configureStore, createListenerMiddleware } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { useDispatch } from "react-redux";
import { consoleApi } from "./api";
import type { ApiDependencies } from "./http-client";
import { mutations } from "./mutation-state";
import { ApiServices } from "./services";

const reducers = combineReducers({ [consoleApi.reducerPath]: consoleApi.reducer, mutations });

/** Also clears the other slice when the API's state is reset. */
const rootReducer = (state: ReturnType<typeof reducers> | undefined, action: UnknownAction) =>
  reducers(consoleApi.util.resetApiState.match(action) ? undefined : state, action);

export function createConsoleStore(dependencies: ApiDependencies) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      // These checks would walk 100,000 runs after every action.
      defaults({
        thunk: { extraArgument: new ApiServices(dependencies) },
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(createListenerMiddleware().middleware)
        .concat(consoleApi.middleware),
    // The default batches per frame, which delays responses by a frame, and more in a hidden tab.
    enhancers: (defaults) => defaults({ autoBatch: { type: "tick" } }),
    devTools: import.meta.env.DEV,
  });
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
type ConsoleState = ReturnType<ConsoleStore["getState"]>;

/** `servicesOf` checks the extra argument. */
export type AppThunk<R> = ThunkAction<R, ConsoleState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<ConsoleStore["dispatch"]>();

/** Refetches mounted queries when the window regains focus or the network returns. Returns the function to stop. */
export function listenToBrowser(store: ConsoleStore): () => void {
  return setupListeners(store.dispatch, (dispatch, { onFocus, onFocusLost, onOnline, onOffline }) => {
    // A new window also gets a focus event, while its first queries are in flight. A tab can open in the background.
    let away = window.document.visibilityState === "hidden";
    const onReturn = () => {
      if (away) dispatch(onFocus());
      away = false;
    };
    const handlers: Record<string, () => void> = {
      blur: () => {
        away = true;
      },
      focus: onReturn,
      visibilitychange: () => {
        if (window.document.visibilityState === "visible") return onReturn();
        away = true;
        dispatch(onFocusLost());
      },
      online: () => dispatch(onOnline()),
      offline: () => dispatch(onOffline()),
    };
    for (const [event, handler] of Object.entries(handlers)) window.addEventListener(event, handler);
    return () => {
      for (const [event, handler] of Object.entries(handlers)) window.removeEventListener(event, handler);
    };
  });
}

/** Clears the cache and aborts requests in flight. */
export function forgetAccount(store: ConsoleStore): void {
  store.dispatch(consoleApi.util.resetApiState());
}
