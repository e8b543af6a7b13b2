import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { statesWithOffices } from "./offices/find-state-offices.ts";

/** The states with a page about rights, and DC, in the order of their names: letters, name and address. */
export const statesOfRights: readonly { state: string; name: string; path: string }[] = statesWithOffices
  .map((state) => ({ state, name: US_STATES.get(state) ?? state, path: rightsPath(state) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en-US"));

/** '/rights/new-york' of NY. */
export function rightsPath(state: string): string {
  return `/rights/${(US_STATES.get(state) ?? state).toLowerCase().replaceAll(" ", "-")}`;
}
