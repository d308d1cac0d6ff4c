import { type Reply, testApi } from "@understudy/api/testing";
import type { StoreDependencies } from "../src/api/base-query";

/** Dependencies of a store with a fake server, which records the requests. */
export function testStore(reply: Reply, over: Partial<StoreDependencies> = {}) {
  const { dependencies, sent } = testApi(reply);
  const own: StoreDependencies = {
    ...dependencies,
    onFailure: () => {},
    onError: () => {},
    isPageOpen: () => true,
    ...over,
  };
  return { dependencies: own, sent };
}
