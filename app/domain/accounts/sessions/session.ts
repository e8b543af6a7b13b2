const DAY_MS = 86_400_000;

/** A session that is not used for so long is over. */
export const idleTimeoutMs = 14 * DAY_MS;
/** However often it is used. */
export const longestSessionMs = 90 * DAY_MS;
/** Of a person who looks at the sample account. */
export const sampleSessionMs = DAY_MS / 4;

/** What a session was begun with, for its owner to know it by; '' = the browser said nothing. */
export interface Device {
  userAgent: string;
}
