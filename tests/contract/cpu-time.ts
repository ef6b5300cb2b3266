/** How long the processor works for something, in ms: the time on a clock grows with what else a machine does. */
export async function cpuTime<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1_000 };
}
