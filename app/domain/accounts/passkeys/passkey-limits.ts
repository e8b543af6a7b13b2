/** More than a person has devices. */
export const mostPasskeys = 20;
export const longestPasskeyName = 60;
