import type pg from "pg";
import { matchFacilities } from "./matching/match-facilities.server.ts";
import { refreshHospitalPolicies } from "./refresh-hospital-policies.server.ts";

/** Moves assistance data to the kept hospital in a merge: the other hospital's facilities in filings, and its
 *  entered policy if newer. Match decisions follow by short id. The merge record keeps both entered policies. The
 *  caller holds `lockFilings`. */
export async function carryAssistance(
  client: pg.ClientBase,
  { keepId, otherId, mergeId }: { keepId: number; otherId: number; mergeId: number },
): Promise<void> {
  await client.query(
    `update hospital_merges set along = along || jsonb_build_object(
       'keptPolicy', (select to_jsonb(p) from assistance_policies_entered p where hospital_id = $1),
       'otherPolicy', (select to_jsonb(p) from assistance_policies_entered p where hospital_id = $2))
     where merge_id = $3`,
    [keepId, otherId, mergeId],
  );
  await client.query(
    `delete from assistance_policies_entered kept using assistance_policies_entered other
     where kept.hospital_id = $1 and other.hospital_id = $2 and other.as_of > kept.as_of`,
    [keepId, otherId],
  );
  await client.query(
    `update assistance_policies_entered set hospital_id = $1
     where hospital_id = $2 and not exists (select from assistance_policies_entered where hospital_id = $1)`,
    [keepId, otherId],
  );
  await client.query("delete from assistance_policies_entered where hospital_id = $1", [otherId]);
  await client.query("update assistance_facilities set hospital_id = $1 where hospital_id = $2", [
    keepId,
    otherId,
  ]);
  await refreshHospitalPolicies(client);
}

/** Restores the entered policies of both hospitals when a merge is undone, and matches filings to them again. A
 *  policy entered after the merge stays with the kept hospital. The caller holds `lockFilings`. */
export async function giveBackAssistance(
  client: pg.ClientBase,
  { mergeId, otherId }: { mergeId: number; otherId: number },
): Promise<void> {
  const { rowCount: isOthers } = await client.query(
    `delete from assistance_policies_entered kept using hospital_merges m
     where merge_id = $1 and kept.hospital_id = m.kept_id
       and case jsonb_typeof(along -> 'otherPolicy')
         when 'object' then to_jsonb(kept) - 'hospital_id' = (along -> 'otherPolicy') - 'hospital_id' else false end`,
    [mergeId],
  );
  const restore = (which: "keptPolicy" | "otherPolicy", hospitalId: string) =>
    client.query(
      `insert into assistance_policies_entered
       select (jsonb_populate_record(null::assistance_policies_entered,
         along -> '${which}' || jsonb_build_object('hospital_id', ${hospitalId}))).*
       from hospital_merges where merge_id = $1 and jsonb_typeof(along -> '${which}') = 'object'`,
      which === "otherPolicy" ? [mergeId, otherId] : [mergeId],
    );
  if (isOthers) await restore("keptPolicy", "kept_id");
  await restore("otherPolicy", "$2::int");
  await matchFacilities(client);
}
