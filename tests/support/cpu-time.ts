/** The processor's milliseconds that a task takes of this process: what else the machine does is not counted. */
export async function cpuMsOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What `referenceWork` takes of a processor of 2024 at rest. */
const REFERENCE_MS = 100;
const TRIES = 3;

/** "soon" where a task takes less than `mostMs` of a processor of 2024, else how many of those milliseconds it took. A slower
 * processor has as many times longer, as a piece of fixed work shows; and a task that once met a collection of garbage is tried
 * again. The task gets the number of its try: V8 remembers what a pattern found in the same text. */
export async function howSoon(task: (tries: number) => unknown, mostMs: number): Promise<string> {
  let leastMs = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const tookMs = await cpuMsOf(() => task(tries));
    if (tookMs < mostMs) return "soon";
    const slowness = Math.max(1, (await cpuMsOf(referenceWork)) / REFERENCE_MS);
    leastMs = Math.min(leastMs, tookMs / slowness);
    if (leastMs < mostMs) return "soon";
  }
  return `${Math.round(leastMs)} ms`;
}

/** Some of everything that readers of bodies do: parsing, splitting, matching, sorting. */
function referenceWork(): number {
  const list = JSON.stringify(
    Array.from({ length: 60_000 }, (_, index) => ({ code: `${index * 7919}`, index })),
  );
  const codes = (JSON.parse(list) as { code: string }[]).map(({ code }) =>
    code.replace(/(\d)(?=(\d{3})+$)/g, "$1,"),
  );
  return codes.sort().join(" ").split(",").length;
}
