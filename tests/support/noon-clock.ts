import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { Clock } from "#app/platform/clock.ts";

const startedAt = new Date();

/** The day that tests speak of as today. */
export const today = easternDay(startedAt);

const noonMs = Date.parse(`${today}T17:00:00Z`);

/** Goes on from noon of that day (one o'clock in summer) on the East Coast: the same day in every state, whenever the
 *  tests run. */
export const noonClock: Clock = { now: () => new Date(noonMs + Date.now() - startedAt.getTime()) };
