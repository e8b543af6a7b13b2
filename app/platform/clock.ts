/** Tells the time. Passed as an argument, so that a test can stand at any moment. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
