import { withTimeout } from "./deadline";
import { systemClock } from "./dependencies";

/** The longest wait for the current resource before a save. */
const waitMs = 3_000;

interface Query<T> {
  refetch: () => PromiseLike<{ data?: T | undefined; isSuccess: boolean }>;
}

/** Refetches the resource before a save. Returns `null` if that fails or takes too long. */
export async function refetchBeforeSave<T>({ refetch }: Query<T>): Promise<T | null> {
  try {
    const { data, isSuccess } = await withTimeout(systemClock, waitMs, Promise.resolve(refetch()));
    return isSuccess ? (data ?? null) : null;
  } catch {
    return null;
  }
}
