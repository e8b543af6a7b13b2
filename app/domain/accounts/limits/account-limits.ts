import type { AttemptLimit } from "./attempts.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Wrong passwords for one address from one network: about a hundred guesses a day after the first ten. */
export const wrongPasswords: AttemptLimit = {
  name: "password of account from network",
  free: 10,
  forgottenAfterMs: DAY_MS,
  firstWaitMs: MINUTE_MS / 2,
  longestWaitMs: 15 * MINUTE_MS,
};

/** The same for one address from all networks together, of browsers that its owner has not signed in with. */
export const wrongPasswordsFromAnywhere: AttemptLimit = {
  name: "password of account",
  free: 100,
  forgottenAfterMs: DAY_MS,
  firstWaitMs: MINUTE_MS / 2,
  longestWaitMs: 15 * MINUTE_MS,
};

/** From a browser that its owner has signed in with. */
export const wrongPasswordsFromDevice: AttemptLimit = {
  ...wrongPasswords,
  name: "password from device",
};

/** From a signed-in person, before what an open browser alone must not do. */
export const wrongConfirmations: AttemptLimit = {
  ...wrongPasswords,
  name: "password of session",
};

/** From one network, which many people may share, for whatever address. */
export const wrongPasswordsFromNetwork: AttemptLimit = {
  name: "password from network",
  free: 50,
  forgottenAfterMs: HOUR_MS,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: HOUR_MS,
};

/** Sign-ups with one address from one network. */
export const signUpsOfAddress: AttemptLimit = {
  name: "sign-up of address from network",
  free: 4,
  forgottenAfterMs: HOUR_MS,
  firstWaitMs: 15 * MINUTE_MS,
  longestWaitMs: 2 * HOUR_MS,
};

/** Sign-ups with one address from all networks together: each sends it mail. */
export const signUpsOfAddressFromAnywhere: AttemptLimit = {
  ...signUpsOfAddress,
  name: "sign-up of address",
  free: 20,
};

export const signUpsFromNetwork: AttemptLimit = {
  name: "sign-up from network",
  free: 20,
  forgottenAfterMs: HOUR_MS,
  firstWaitMs: 5 * MINUTE_MS,
  longestWaitMs: HOUR_MS,
};

/** Links to one address that let its owner choose a new password, no matter who asks. Past the free ones, no link is sent for
 *  half as long as a link works: the owner then has one in their mail that works for as long again. */
export const resetsOfAddress: AttemptLimit = {
  name: "reset of address",
  free: 4,
  forgottenAfterMs: HOUR_MS,
  firstWaitMs: 15 * MINUTE_MS,
  longestWaitMs: 15 * MINUTE_MS,
};

export const resetsFromNetwork: AttemptLimit = {
  ...signUpsFromNetwork,
  name: "reset from network",
};

/** Other mail that an account's owner asks for to one address: to confirm a new one, or to invite someone. */
export const mailToAddress: AttemptLimit = {
  name: "mail to address",
  free: 4,
  forgottenAfterMs: HOUR_MS,
  firstWaitMs: 15 * MINUTE_MS,
  longestWaitMs: 2 * HOUR_MS,
};

/** Wrong codes after a right password. */
export const wrongCodes: AttemptLimit = {
  name: "code of account",
  free: 5,
  forgottenAfterMs: DAY_MS,
  firstWaitMs: MINUTE_MS / 2,
  longestWaitMs: 15 * MINUTE_MS,
};
