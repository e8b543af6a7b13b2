/** More than a person has devices. */
export const MAX_PASSKEYS = 20;
export const longestPasskeyName = 60;
