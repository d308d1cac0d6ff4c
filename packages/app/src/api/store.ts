import { configureStore, createListenerMiddleware } from "@reduxjs/toolkit";
import { ApiServices, consoleApi } from "./api";
import type { ApiDependencies } from "./http-client";
import { mutations } from "./mutations";

export function createConsoleStore(dependencies: ApiDependencies) {
  return configureStore({
    reducer: { [consoleApi.reducerPath]: consoleApi.reducer, mutations },
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
