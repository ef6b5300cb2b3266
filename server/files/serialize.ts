/** Runs tasks one after another, since each needs much memory. */
export function inTurn(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const mine = last.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
}
