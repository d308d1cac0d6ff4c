import { configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { consoleApi } from "./api/api";
import { ApiServices } from "./api/services";
import { partialRuns } from "./api/streaming/partial-runs";
import type { ApiDependencies } from "./api/dependencies";
import { writesReducer } from "./writes/writes-slice";

export function createConsoleStore(dependencies: ApiDependencies) {
  return configureStore({
    reducer: { [consoleApi.reducerPath]: consoleApi.reducer, partialRuns, writes: writesReducer },
    middleware: (defaults) =>
      // The checks would walk a hundred thousand runs after every action.
      defaults({
        thunk: { extraArgument: new ApiServices(dependencies) },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(consoleApi.middleware),
    // By the frame, as it is by default, answers would reach a hidden tab late and a visible one a frame later.
    enhancers: (defaults) => defaults({ autoBatch: { type: "tick" } }),
    devTools: import.meta.env.DEV,
  });
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
export type ConsoleState = ReturnType<ConsoleStore["getState"]>;

/** InFlightQueries again what is on screen whenever somebody comes back to the window or the network returns; returns a function that stops it. */
export function listenToBrowser(store: ConsoleStore): () => void {
  return setupListeners(store.dispatch, (dispatch, { onFocus, onFocusLost, onOnline, onOffline }) => {
    // A window that opens gets focus too, while its first answers are still on their way: only who left comes back.
    let away = false;
    const comeBack = () => {
      if (away) dispatch(onFocus());
      away = false;
    };
    const handlers: Record<string, () => void> = {
      blur: () => {
        away = true;
      },
      focus: comeBack,
      visibilitychange: () => {
        if (window.document.visibilityState === "visible") return comeBack();
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

/** Forgets everything of the account, and drops what is still on its way. */
export function forgetAccount(store: ConsoleStore): void {
  store.dispatch(consoleApi.util.resetApiState());
}
