import { type SQL, sql } from "drizzle-orm";
import { COMPARABLE_KEY_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import { type MovingKind, movingKinds } from "#app/domain/price-moves/price-move.ts";
import { READERS_REASONS } from "#app/domain/sources/price-file-state.ts";
import type { SourceReason } from "#app/domain/sources/source.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isInteger,
  isNumber,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { type Change, type ChangesScope, MIN_TOLD_PERCENT } from "./change.ts";

const MAX_CHANGES = 50;

/** The latest changes of a scope, newest first, fifty at most. A service has moves alone. */
export async function listChanges(db: Database, scope: ChangesScope): Promise<Change[]> {
  const [editions, moves, events] = await Promise.all([
    scope.of === "service" ? [] : listEditions(db, isOf(scope)),
    listMoves(db, scope),
    scope.of === "service" ? [] : listEvents(db, isOf(scope)),
  ]);
  return [...editions, ...moves, ...events]
    .sort((a, b) => b.happenedAt.localeCompare(a.happenedAt))
    .slice(0, MAX_CHANGES);
}

type OfHospital = Pick<Change, "hospitalName" | "hospitalShortId" | "happenedAt">;
const OF_HOSPITAL: Shape<OfHospital> = { hospitalName: isText, hospitalShortId: isText, happenedAt: isText };
const ofHospital = (moment: SQL) =>
  sql`h.name as "hospitalName", h.short_id as "hospitalShortId", ${isoTime(moment)} as "happenedAt"`;

function isOf(scope: Exclude<ChangesScope, { of: "service" }>): SQL {
  return scope.of === "hospital" ? sql`h.hospital_id = ${scope.hospitalId}` : sql`h.state = ${scope.state}`;
}

async function listEditions(db: Database, isWanted: SQL): Promise<Change[]> {
  const rows = await readRows(
    db,
    {
      ...OF_HOSPITAL,
      importId: isInteger,
      fileDate: orNull(isText),
      upCount: orNull(isInteger),
      downCount: orNull(isInteger),
    },
    sql`
    select ${ofHospital(sql`i.imported_at`)}, i.import_id as "importId", i.file_date::text as "fileDate",
      moved.up::int as "upCount", moved.down::int as "downCount"
    from imports i join hospitals h using (hospital_id)
    left join lateral (
      select sum(up_count) as up, sum(down_count) as down from price_comparisons c
      where c.hospital_id = i.hospital_id and c.import_id = i.import_id and i.import_id = h.current_import_id) moved on true
    where ${isWanted} order by i.imported_at desc, i.import_id desc limit ${MAX_CHANGES}`,
  );
  return rows.map((row) => ({ kind: "edition", ...row }));
}

async function listMoves(db: Database, scope: ChangesScope): Promise<Change[]> {
  const isWanted =
    scope.of === "service"
      ? sql`m.code_type = ${scope.codeType} and m.code = ${scope.code}`
      : scope.of === "hospital"
        ? sql`m.hospital_id = ${scope.hospitalId}`
        : sql`m.state = ${scope.state}`;
  const rows = await readRows(
    db,
    {
      ...OF_HOSPITAL,
      importId: isInteger,
      priceKind: isOneOf<MovingKind>(movingKinds),
      chargeNo: isInteger,
      serviceName: isText,
      codeType: COMPARABLE_KEY_ROW.codeType,
      code: isText,
      formerDollars: isDollars,
      presentDollars: isDollars,
      changePercent: isNumber,
    },
    sql`
    select ${ofHospital(sql`i.imported_at`)}, i.import_id as "importId", m.kind as "priceKind", m.charge_no as "chargeNo",
      coalesce(s.plain_name, s.description, m.description) as "serviceName", m.code_type as "codeType", m.code,
      m.former_amount as "formerDollars", m.amount as "presentDollars", m.change_percent::float8 as "changePercent"
    from price_moves m join hospitals h using (hospital_id)
    join price_comparisons c on c.hospital_id = m.hospital_id and c.kind = m.kind
    join imports i on i.import_id = c.import_id
    left join services s on s.code = m.code and s.code_type = m.code_type
    where ${isWanted} and abs(m.change_percent) >= ${MIN_TOLD_PERCENT}
      and not exists (select from prices p where p.hospital_id = m.hospital_id and p.charge_no = m.charge_no
        and p.setting = m.setting and p.implausible is not null)
    order by i.imported_at desc, abs(m.change_percent) desc, m.hospital_id, m.charge_no limit ${MAX_CHANGES}`,
  );
  return rows.map((row) => ({ kind: "move", ...row }));
}

async function listEvents(db: Database, isWanted: SQL): Promise<Change[]> {
  const rows = await readRows(
    db,
    { ...OF_HOSPITAL, eventId: isInteger, reason: orNull(isText) },
    sql`
    select ${ofHospital(sql`e.happened_at`)}, e.event_id as "eventId", e.reason
    from source_file_events e join source_files f using (source_file_id)
    join hospitals h on h.hospital_id = f.named_hospital_id
    where ${isWanted} order by e.happened_at desc, e.event_id desc limit ${MAX_CHANGES}`,
  );
  return rows.map(({ reason, ...row }) =>
    reason === null
      ? { kind: "again", ...row }
      : { kind: "failing", ...row, reason: READERS_REASONS[reason as SourceReason] },
  );
}
