/** A save waits this long to find out whether the resource changed on the server. */
const waitMs = 3_000;

interface Query<T> {
  refetch: () => PromiseLike<{ data?: T | undefined; isSuccess: boolean }>;
}

/** The resource as it is on the server before a save; `null` if it can't be fetched in time. */
export async function refetchBeforeSave<T>({ refetch }: Query<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), waitMs);
  });
  try {
    const result = await Promise.race([refetch(), timeout]);
    return result?.isSuccess === true ? (result.data ?? null) : null;
  } finally {
    clearTimeout(timer);
  }
}
