/** Runs calls in the order in which they were asked for: the answer to a later one is the later truth. */
export function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const next = last.then(run, run);
    last = next.catch(() => undefined);
    return next;
  };
}
