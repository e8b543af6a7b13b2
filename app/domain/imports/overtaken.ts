import type pg from "pg";
import { HospitalGone } from "#app/domain/hospitals/matching/hospital-gone.ts";

/** Another import added the same hospital, which is known now. */
export class AddedMeanwhile extends Error {}

const DEADLOCK = "40P01";
/** The hospital was removed, or another process has imported the same bytes. */
const OVERTAKEN = new Set(["hospital_locations_hospital_id_fkey", "imports_sha256_key"]);

/** Whether another import was in the way, and this one has to begin again. If two files of one hospital wait for each other, the
 *  database ends one. */
export function isOvertaken(error: unknown): boolean {
  const { code, constraint } = databaseErrorOf(error);
  const isOver = code === DEADLOCK || (constraint !== undefined && OVERTAKEN.has(constraint));
  return isOver || error instanceof AddedMeanwhile || error instanceof HospitalGone;
}

/** The database's own error: the query layer wraps it. */
function databaseErrorOf(error: unknown): Partial<pg.DatabaseError> {
  const { cause } = error as { cause?: pg.DatabaseError };
  return cause ?? (error as pg.DatabaseError);
}
