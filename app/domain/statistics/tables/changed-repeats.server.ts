import type pg from "pg";
import { UNSOUND_IN_SQL } from "#app/domain/charges/implausibility.ts";
import type { PriceLists } from "#app/domain/price-lists/refresh-price-lists.server.ts";
import { toE4 } from "../values/price-distribution.ts";
import { type ChargeKind, noChange, type PriceChange } from "./statistics-tables.server.ts";

/** What changes in the prices that hospitals of one price list repeat, by the key of a row of `service_statistics`. */
export type ChangedRepeats = { key: string[]; repeats: PriceChange }[];

/**
 * Where hospitals whose prices or price list change make prices repeated, or no longer. `hospitalIds` are those that are
 * counted with their present prices from now on; others stay as they are counted. Reads the prices of every hospital of a
 * list that is concerned, and keeps those of services that change.
 */
export async function findChangedRepeats(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
  { before, now }: { before: PriceLists; now: PriceLists },
): Promise<ChangedRepeats> {
  const comingAnew = new Set(hospitalIds);
  const all = [...new Set([...before.keys(), ...now.keys()])];
  const changed = new Set(all.filter((id) => comingAnew.has(id) || before.get(id) !== now.get(id)));
  const lists = new Set([...changed].flatMap((id) => [before.get(id), now.get(id)]));
  lists.delete(undefined);
  const concerned = all.filter((id) => lists.has(before.get(id)) || lists.has(now.get(id)));
  if (concerned.length === 0) return [];
  const { rows } = await client.query<Row>(CHANGED_REPEATS, [
    concerned,
    concerned.map((id) => before.get(id) ?? null),
    concerned.map((id) => now.get(id) ?? null),
    concerned.map((id) => changed.has(id)),
    concerned.map((id) => comingAnew.has(id)),
  ]);
  const changes = new Map<string, ChangedRepeats[number]>();
  for (const { key, kind, amount, change } of rows) {
    const name = key.join("\t");
    const row = changes.get(name) ?? { key, repeats: noChange() };
    changes.set(name, row);
    const amounts = new Array(Math.abs(change)).fill(toE4(amount));
    row.repeats[kind][change > 0 ? "added" : "removed"].push(...amounts);
  }
  return [...changes.values()];
}

type Row = { key: string[]; kind: ChargeKind; amount: string; change: number };

const COLUMNS =
  "p.hospital_id, p.code, p.code_type, p.setting, p.billing_class, p.modifiers, p.drug_unit, p.state, " +
  "p.gross, p.cash, p.negotiated_median, p.implausible";

/** What counts is of the import that the statistics count: present prices, or those of a former file. */
const COUNTED = `
  select ${COLUMNS} from hospitals h join prices p on p.hospital_id = h.hospital_id and p.import_id = h.summarised_import_id
    where h.hospital_id = any($1)
  union all
  select ${COLUMNS} from hospitals h
    join price_history p on p.hospital_id = h.hospital_id and p.import_id = h.summarised_import_id
    where h.hospital_id = any($1)`;

const CHANGED_REPEATS = `
  with concerned as materialized (
    select * from unnest($1::int[], $2::int[], $3::int[], $4::boolean[], $5::boolean[])
      c(hospital_id, list_before, list_now, has_changed, comes_anew)),
  contributed as materialized (
    select sign, case sign when 1 then list_now else list_before end as list, has_changed, counted.*
    from (${COUNTED}) counted join concerned using (hospital_id)
      cross join (values (-1), (1)) s(sign) where sign = -1 or not comes_anew
    union all
    select 1, list_now, true, ${COLUMNS} from concerned join prices p using (hospital_id) where comes_anew),
  in_cells as (
    select sign, list, code, code_type, cell_setting, cell_class, modifiers, drug_unit, cell_state, kind, round(amount, 4) as amount
    from contributed p
      cross join lateral (select coalesce(implausible not in (${UNSOUND_IN_SQL}), true) as is_sound) sound
      cross join unnest(settings_of(setting)) s(cell_setting)
      cross join unnest(billing_classes_of(billing_class)) b(cell_class)
      cross join lateral (values (state), ('')) a(cell_state)
      cross join lateral (values
        ('negotiated', negotiated_median),
        ('gross', case when is_sound then gross end), ('cash', case when is_sound then cash end)) k(kind, amount)
    where list is not null and amount is not null
      and (code_type, code) in (select code_type, code from contributed where has_changed)),
  repeated as (
    select sign, code, code_type, cell_setting, cell_class, modifiers, drug_unit, cell_state, kind, amount,
      count(*) - 1 as repeats
    from in_cells group by sign, list, code, code_type, cell_setting, cell_class, modifiers, drug_unit, cell_state, kind, amount
    having count(*) > 1)
  select array[code, code_type, cell_setting::text, cell_class, modifiers, drug_unit, cell_state] as key, kind,
    amount::text, sum(sign * repeats)::int as change
  from repeated
  group by code, code_type, cell_setting, cell_class, modifiers, drug_unit, cell_state, kind, amount
  having sum(sign * repeats) <> 0`;
