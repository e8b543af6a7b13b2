/** What may take so many milliseconds of a processor, since the server answers nobody else meanwhile. */
export type LimitedTask = { name: string; limitMs: number; run: () => unknown };
