import { withTimeout } from "./deadline";
import { systemClock } from "./dependencies";

/** A save waits this long to find out whether the resource changed on the server. */
const waitMs = 3_000;

interface Query<T> {
  refetch: () => PromiseLike<{ data?: T | undefined; isSuccess: boolean }>;
}

/** The resource as it is on the server before a save; `null` if it can't be fetched in time. */
export async function refetchBeforeSave<T>({ refetch }: Query<T>): Promise<T | null> {
  try {
    const { data, isSuccess } = await withTimeout(systemClock, waitMs, Promise.resolve(refetch()));
    return isSuccess ? (data ?? null) : null;
  } catch {
    return null;
  }
}
