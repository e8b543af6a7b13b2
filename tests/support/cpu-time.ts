/** The processor's milliseconds that a task takes of this process: what else the machine does is not counted. */
export async function cpuMsOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
