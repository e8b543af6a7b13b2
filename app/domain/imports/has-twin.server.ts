import type pg from "pg";
import { type HospitalIdentity, matchHospital } from "#app/domain/hospitals/matching/hospital-match.ts";
import { IDENTITY_COLUMNS, IS_LIKELY } from "#app/domain/hospitals/matching/likely-hospitals.server.ts";

/** Only one import may add a hospital at a time. An advisory lock is a number that all agree on: 'hosp' in ASCII. */
const NEW_HOSPITAL_LOCK = 0x686f7370;

/**
 * Whether any of the hospitals that this transaction added is one that another import added meanwhile, or another one of
 * them, under other words. Other imports that add one wait from here until the transaction ends: ask last.
 */
export async function hasTwin(client: pg.ClientBase, hospitalIds: readonly number[]): Promise<boolean> {
  await client.query("select pg_advisory_xact_lock($1)", [NEW_HOSPITAL_LOCK]);
  const { rows } = await client.query<HospitalIdentity & { ownId: number }>({
    name: "list-twin-candidates",
    text: `
      select own.hospital_id as "ownId", ${IDENTITY_COLUMNS}
      from hospitals own join hospitals h on h.state = own.state and h.is_sample = own.is_sample
      where own.hospital_id = any($1) and ${IS_LIKELY}`,
    values: [hospitalIds],
  });
  return hospitalIds.some((hospitalId) => {
    const alike = rows.filter(({ ownId }) => ownId === hospitalId);
    const own = alike.find(({ id }) => id === hospitalId);
    if (!own) throw new Error(`Hospital ${hospitalId} is not among those that are likely it.`);
    const others = alike.filter((other) => other !== own);
    return matchHospital(own, others).outcome !== "none";
  });
}
