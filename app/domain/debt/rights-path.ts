import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { statesWithOffices } from "./offices/find-state-offices.ts";

/** The states with a page about rights, and DC: letters and address. */
export const statesOfRights: readonly { state: string; path: string }[] = statesWithOffices.map((state) => ({
  state,
  path: rightsPath(state),
}));

/** '/rights/new-york' of NY. */
export function rightsPath(state: string): string {
  return `/rights/${(US_STATES.get(state) ?? state).toLowerCase().replaceAll(" ", "-")}`;
}
