import type pg from "pg";
import { recordEditionChanges } from "#app/domain/editions/record-edition-changes.server.ts";

/**
 * Compares a hospital's present price file with the newest of its former ones, like for like, and stores what moved in
 * place of what was stored before; a hospital with one file or none has nothing. To be called where a second file came
 * in or one was taken back, in the same transaction. What each edition changed is recorded, too. A move is a change of 1 % or more, of no more than a factor of 20.
 */
export async function recordPriceMoves(client: pg.ClientBase, hospitalId: number): Promise<void> {
  await client.query("delete from price_moves where hospital_id = $1", [hospitalId]);
  await client.query("delete from price_comparisons where hospital_id = $1", [hospitalId]);
  await client.query({ name: "record-price-moves", text: COMPARE_FILES, values: [hospitalId] });
  await recordEditionChanges(client, hospitalId);
}

/**
 * Grouping in place of a join: the database might not have analyzed rows of this very transaction, and would compare each price
 * with each other one. Either file has one price of a kind, so that two are one of each.
 */
const COMPARE_FILES = `
  with pairs as (
    select h.hospital_id, h.state, h.current_import_id as import_id, former.import_id as former_import_id
    from hospitals h cross join lateral (
      select import_id from imports i where i.hospital_id = h.hospital_id and i.import_id <> h.current_import_id
      order by file_date desc nulls last, import_id desc limit 1) former
    where h.hospital_id = $1),
  both_files as (
    select hospital_id, code_type, code, setting, billing_class, modifiers, drug_unit,
      max(charge_no) filter (where is_present) as charge_no, max(category) filter (where is_present) as category,
      max(description) filter (where is_present) as description,
      max(cash) filter (where is_present) as cash, max(cash) filter (where not is_present) as former_cash,
      max(gross) filter (where is_present) as gross, max(gross) filter (where not is_present) as former_gross
    from (
      select true as is_present, p.* from prices p where p.hospital_id = $1
      union all
      select false, f.* from price_history f
      where f.hospital_id = $1 and f.import_id = (select former_import_id from pairs)) listed
    group by hospital_id, code_type, code, setting, billing_class, modifiers, drug_unit
    having count(*) = 2),
  changes as (
    select both_files.*, kind, amount, former_amount,
      amount > 20 * former_amount or former_amount > 20 * amount as is_outlier,
      abs(amount - former_amount) >= 0.01 * former_amount as is_move
    from both_files cross join lateral (
      values ('cash', cash, former_cash), ('gross', gross, former_gross)) k(kind, amount, former_amount)
    where amount > 0 and former_amount > 0),
  compared as (
    insert into price_comparisons (
      hospital_id, kind, state, import_id, former_import_id, compared_count, up_count, down_count, outlier_count)
    select pairs.hospital_id, k.kind, pairs.state, pairs.import_id, pairs.former_import_id, count(c.kind),
      count(*) filter (where is_move and not is_outlier and amount > former_amount),
      count(*) filter (where is_move and not is_outlier and amount < former_amount),
      count(*) filter (where is_outlier)
    from pairs cross join (values ('cash'), ('gross')) k(kind) left join changes c on c.kind = k.kind
    group by pairs.hospital_id, k.kind, pairs.state, pairs.import_id, pairs.former_import_id)
  insert into price_moves (
    hospital_id, kind, charge_no, state, code_type, code, setting, billing_class, modifiers, drug_unit, category,
    description, former_amount, amount, change_percent)
  select hospital_id, kind, charge_no, state, code_type, code, setting, billing_class, modifiers, drug_unit,
    category, description, former_amount, amount, round(100 * (amount - former_amount) / former_amount, 2)
  from changes join pairs using (hospital_id) where is_move and not is_outlier`;
