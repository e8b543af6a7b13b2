import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { findAskedHospital } from "./find-asked-hospital.server.ts";
import { choiceOf, type HospitalOption } from "./hospital-option.ts";

/** What of the form an address fills in, and the hospitals to choose from where its name fits several. */
export interface FilledForm {
  texts: Record<string, string>;
  choices: HospitalOption[];
}

const MAX_CHARACTERS = 200;

export async function fillFromAddress(db: Database, searchParams: URLSearchParams): Promise<FilledForm> {
  const given = (name: string) => (searchParams.get(name) ?? "").slice(0, MAX_CHARACTERS);
  const name = given("hospital");
  const state = findState(given("state")) ?? "";
  const id = given("id");
  if (id === "" && name === "") return { texts: { state, near: given("near") }, choices: [] };
  const asked = await findAskedHospital(db, { id, name, state });
  if (asked.outcome === "found") {
    const { hospital } = asked;
    const texts = { hospital: hospital.name, hospitalId: hospital.shortId, idFor: hospital.name, state };
    return { texts, choices: [] };
  }
  return {
    texts: { hospital: name, state },
    choices: asked.outcome === "several" ? asked.choices.map(choiceOf) : [],
  };
}
