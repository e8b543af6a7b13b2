import type { Clock } from "#app/platform/clock.ts";

const startedAtMs = Date.now();

/** The day that tests speak of as today: one and the same, since the dates on their documents are fixed. */
export const today = "2026-09-15";

/** Runs from noon of that day (one o'clock in summer) on the East Coast: the same day in every state, whenever the
 *  tests run. */
export const noonClock: Clock = {
  now: () => new Date(Date.parse(`${today}T17:00:00Z`) + Date.now() - startedAtMs),
};
