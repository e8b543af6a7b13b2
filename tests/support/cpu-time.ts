/** The processor's milliseconds that a task takes of this process: what else the machine does is not counted. */
export async function cpuMsOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of several runs: the first ones compile what they call, and whatever else a machine does adds to each. */
export async function leastCpuMsOf(task: () => unknown, { runs = 5 } = {}): Promise<number> {
  let leastMs = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) leastMs = Math.min(leastMs, await cpuMsOf(task));
  return leastMs;
}
