import { stateOffices } from "./listed-state-offices.ts";
import type { StateOffices } from "./state-offices.ts";

/** The offices of a state; null: none are known, as for a territory. */
export function findStateOffices(state: string): StateOffices | null {
  return stateOffices.find((offices) => offices.state === state) ?? null;
}

/** Two letters of each state with offices, and DC. */
export const statesWithOffices: readonly string[] = stateOffices.map(({ state }) => state);
