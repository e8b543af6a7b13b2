import type { AttemptLimit } from "./attempts.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Wrong passwords and codes for one account: about a hundred guesses a day after the first ten. */
export const wrongPasswords: AttemptLimit = {
  name: "password of account",
  free: 10,
  forgottenAfterMs: DAY_MS,
  firstWaitMs: MINUTE_MS / 2,
  longestWaitMs: 15 * MINUTE_MS,
};

/** The same from one network, which many people may share. */
export const wrongPasswordsFromNetwork: AttemptLimit = {
  name: "password from network",
  free: 50,
  forgottenAfterMs: HOUR_MS,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: HOUR_MS,
};

/** Mail that somebody asks for to one address, whoever asks. */
export const mailToAddress: AttemptLimit = {
  name: "mail to address",
  free: 4,
  forgottenAfterMs: HOUR_MS,
  firstWaitMs: 15 * MINUTE_MS,
  longestWaitMs: 2 * HOUR_MS,
};

/** Sign-ups and forgotten passwords from one network. */
export const mailFromNetwork: AttemptLimit = {
  name: "mail from network",
  free: 20,
  forgottenAfterMs: HOUR_MS,
  firstWaitMs: 5 * MINUTE_MS,
  longestWaitMs: HOUR_MS,
};

/** Wrong codes after a right password. */
export const wrongCodes: AttemptLimit = {
  name: "code of account",
  free: 5,
  forgottenAfterMs: DAY_MS,
  firstWaitMs: MINUTE_MS / 2,
  longestWaitMs: 15 * MINUTE_MS,
};
