import type pg from "pg";
import {
  CHANGED_PRICES,
  type ChangedAmounts,
  changedAmounts,
  readAmounts,
} from "../tables/changed-prices.server.ts";
import {
  CATEGORY_STATISTICS,
  changeStatistics,
  type HospitalCounts,
  type PriceChange,
  type StatisticsChange,
} from "../tables/statistics-tables.server.ts";
import { toThreeDigits } from "../values/price-distribution.ts";

/**
 * Adds the changes of these hospitals to the category statistics, and those of other hospitals with rejudged prices
 * (temporary table `judged_anew`). Counts plausible facility prices, in their subcategory and whole category, by
 * setting and overall, by state and nation.
 */
export async function changeCategoryStatistics(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
): Promise<void> {
  const { rows } = await client.query<ChangedCategory>(CHANGED_CATEGORIES, [hospitalIds]);
  const hospitalChanges = await countHospitals(client, hospitalIds);
  const changes = new Map<string, StatisticsChange & { prices: PriceChange[] }>();
  for (const row of rows) {
    const rounded = inThreeDigits(readAmounts(row));
    for (const subcategory of [row.subcategory, ""]) {
      for (const setting of [...(row.setting === "both" ? ["inpatient", "outpatient"] : [row.setting]), ""]) {
        for (const state of [row.state, ""]) {
          const key = [row.category, subcategory, setting, state];
          const name = key.join("\t");
          const change = changes.get(name);
          if (change) change.prices.push(rounded);
          else
            changes.set(name, {
              key,
              hospitals: hospitalChanges.get(name) ?? {},
              prices: [rounded],
              repeats: null,
            });
        }
      }
    }
  }
  await changeStatistics(client, CATEGORY_STATISTICS, [...changes.values()]);
}

/** Where a verdict on a price of another hospital changed, its contribution to the category is removed and added again. */
const CHANGED = `(
  select * from (${CHANGED_PRICES}) changed where implausible is null
  union all
  select after.sign, p.* from (select distinct hospital_id, category from judged_anew) j
    join hospitals h on h.hospital_id = j.hospital_id and h.summarised_import_id = h.current_import_id
    join prices p on p.hospital_id = j.hospital_id and p.category = j.category
    left join judged_anew anew
      on anew.hospital_id = p.hospital_id and anew.charge_no = p.charge_no and anew.setting = p.setting
    cross join (values (1), (-1)) after(sign)
  where j.hospital_id <> all($1) and case
    when anew.hospital_id is null or after.sign = 1 then p.implausible is null else anew.was is null end
) changed where billing_class in ('facility', 'both')`;

const CHANGED_CATEGORIES = `
  select category, subcategory, setting::text, state, ${changedAmounts("true")} from ${CHANGED}
  group by category, subcategory, setting, state`;

type ChangedCategory = Record<"category" | "subcategory" | "setting" | "state", string> & ChangedAmounts;

function inThreeDigits({ gross, cash, negotiated }: PriceChange): PriceChange {
  const change = ({ added, removed }: PriceChange["gross"]) => ({
    added: added.map(toThreeDigits),
    removed: removed.map(toThreeDigits),
  });
  return { gross: change(gross), cash: change(cash), negotiated: change(negotiated) };
}

/** By category, subcategory, setting and state, tabs between, '' = all: how many more hospitals publish prices, and each
 *  kind of them. */
async function countHospitals(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
): Promise<Map<string, HospitalCounts>> {
  const { rows } = await client.query<HospitalCounts & { name: string }>(
    `select concat_ws(E'\\t', category, coalesce(subcategory, ''), coalesce(cell_setting, ''), coalesce(state, '')) as name,
       sum(sign)::int as hospital_count,
       coalesce(sum(sign) filter (where has_gross), 0)::int as gross_hospital_count,
       coalesce(sum(sign) filter (where has_cash), 0)::int as cash_hospital_count,
       coalesce(sum(sign) filter (where has_negotiated), 0)::int as negotiated_hospital_count
     from (
       select sign, hospital_id, category, subcategory, cell_setting, state, count(gross) > 0 as has_gross,
         count(cash) > 0 as has_cash, count(negotiated_median) > 0 as has_negotiated
       from (select * from ${CHANGED}) changed cross join unnest(settings_of(setting)) s(cell_setting)
       group by sign, hospital_id, category, cube (subcategory, cell_setting, state)
     ) publishing
     group by category, subcategory, cell_setting, state`,
    [hospitalIds],
  );
  return new Map(rows.map(({ name, ...hospitals }) => [name, hospitals]));
}
