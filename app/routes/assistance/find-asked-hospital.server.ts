import {
  type AssistingHospital,
  findScreenedHospital,
} from "#app/domain/assistance/find-screened-hospital.server.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import {
  listHospitalsNamed,
  type NamedHospital,
  searchHospitals,
  searchMisspeltHospitals,
} from "#app/domain/hospitals/finding/search-hospitals.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** Which hospital a form, or an address, asks for. */
export type AskedHospital =
  | { outcome: "found"; hospital: AssistingHospital }
  /** Of several that fit its name none is chosen. */
  | { outcome: "several"; choices: NamedHospital[] }
  /** No known hospital; `state`: two letters, which are enough for an answer anyway. */
  | { outcome: "state"; state: string }
  | { outcome: "unknown" }
  | { outcome: "missing" };

const MAX_CHOICES = 20;
/** What the form sends for 'none of these'. */
const NONE = "none";

/** `id`: the short id of one that was chosen for this very name, 'none', or empty. `state`: letters, or empty. */
export async function findAskedHospital(
  db: Database,
  { id, name, state: typedState }: { id: string; name: string; state: string },
): Promise<AskedHospital> {
  const state = findState(typedState);
  const chosen = id === "" || id === NONE ? null : await findScreenedHospital(db, id);
  if (chosen) return { outcome: "found", hospital: chosen };
  if (name.trim() === "") return state === null ? { outcome: "missing" } : { outcome: "state", state };
  const { fitting, isSure } =
    id === NONE ? { fitting: [], isSure: false } : await listFitting(db, name, state);
  const [first, ...others] = fitting;
  if (first === undefined) return state === null ? { outcome: "unknown" } : { outcome: "state", state };
  const hospital = isSure && others.length === 0 ? await findScreenedHospital(db, first.shortId) : null;
  return hospital ? { outcome: "found", hospital } : { outcome: "several", choices: fitting };
}

/** Hospitals of exactly that name, else with its words, else with a similar spelling, none of them certain. */
async function listFitting(
  db: Database,
  name: string,
  state: string | null,
): Promise<{ fitting: NamedHospital[]; isSure: boolean }> {
  const among = { limit: MAX_CHOICES, withoutPrices: true, state };
  const named = await listHospitalsNamed(db, name, among);
  if (named.length > 0) return { fitting: named, isSure: true };
  const found = await searchHospitals(db, name, among);
  if (found.length > 0) return { fitting: found, isSure: true };
  return { fitting: await searchMisspeltHospitals(db, name, among), isSure: false };
}
