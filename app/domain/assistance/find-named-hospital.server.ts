import type pg from "pg";

/** The hospital that an operator names by its short id, or by its CCN; null: there is none, or files of several state the CCN. */
export async function findNamedHospital(
  client: pg.ClientBase,
  shortIdOrCcn: string,
): Promise<{ hospitalId: number; shortId: string; name: string } | null> {
  const { rows } = await client.query<{ hospitalId: number; shortId: string; name: string; rank: number }>(
    `select h.hospital_id as "hospitalId", h.short_id as "shortId", h.name,
       case when $1 in (h.short_id, m.short_id) then 1 when h.ccn = $1 then 2 else 3 end as rank
     from hospitals h left join merged_hospitals m on m.hospital_id = h.hospital_id and m.short_id = $1
     where $1 in (h.short_id, m.short_id, h.ccn) or $1 = any(h.stated_ccns)
     order by rank`,
    [shortIdOrCcn],
  );
  const [first, second] = rows;
  if (!first || second?.rank === first.rank) return null;
  const { rank: _, ...hospital } = first;
  return hospital;
}
