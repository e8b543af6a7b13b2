import { findPlace } from "#app/domain/places/find-place.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";

type UnlocatedHospital = { hospitalId: number; zip: string | null; city: string | null; state: string };

/**
 * Gives the hospitals without coordinates those of their ZIP code, or of their city where the ZIP code is none of their
 * state, marked as approximate: price files and CMS's list have none. Coordinates that a source gave stay. Returns how
 * many hospitals were placed; again at once it is none.
 */
export async function locateHospitals(db: PooledDatabase, gazetteer: Gazetteer): Promise<number> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<UnlocatedHospital>(
      `select hospital_id as "hospitalId", zip, city, state from hospitals
       where latitude is null or longitude is null order by hospital_id for update`,
    );
    const located = rows.flatMap((hospital) => {
      const point = findPoint(gazetteer, hospital);
      return point ? [{ ...point, hospitalId: hospital.hospitalId }] : [];
    });
    if (located.length === 0) return 0;
    await client.query(
      `update hospitals set latitude = at.latitude, longitude = at.longitude, is_position_approximate = true
       from unnest($1::int[], $2::float8[], $3::float8[]) at(hospital_id, latitude, longitude)
       where hospitals.hospital_id = at.hospital_id`,
      [
        located.map(({ hospitalId }) => hospitalId),
        located.map(({ latitude }) => latitude),
        located.map(({ longitude }) => longitude),
      ],
    );
    return located.length;
  });
}

function findPoint(
  gazetteer: Gazetteer,
  { zip, city, state }: UnlocatedHospital,
): { latitude: number; longitude: number } | null {
  const zipCode = zip === null ? null : gazetteer.findZipCode(zip);
  if (zipCode?.state === state) return zipCode;
  const found = city === null ? null : findPlace(gazetteer, `${city}, ${state}`);
  return found?.outcome === "found" && found.place.kind !== "state" ? found.place : null;
}
