import { ENGLISH_STATE_NAMES } from "#app/domain/hospitals/addresses/us-states.ts";

/** States and territories by their two letters, in the order in which forms offer them. */
export const stateNames = ENGLISH_STATE_NAMES;
