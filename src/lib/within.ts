/**
 * Ends a wait that the platform may never end itself: rejects once a promise has not settled in that many milliseconds.
 * Browsers leave promises of locks, storage, fonts and the clipboard open, as when a page is frozen or a database is
 * being upgraded elsewhere.
 */
export async function within<Value>(milliseconds: number, promise: PromiseLike<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
}
