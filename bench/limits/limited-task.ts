/** A task with a limit of processor time in milliseconds, since the server answers no one else during it. */
export type LimitedTask = { name: string; limitMs: number; run: () => unknown };
