/** Returns the time. Passed as an argument, so that a test can choose any moment. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
