import type pg from "pg";
import { UNSOUND_IN_SQL } from "#app/domain/charges/implausibility.ts";
import type { PriceToJudge } from "./service-statistics.server.ts";

/**
 * Judges again whether these prices are plausible, by Medicare's verdict if given, else by the median of comparable
 * prices. The median is the state's, or the nation's if fewer than five of the state's hospitals have a price. Each
 * setting and billing class is judged separately. Only hospitals in the statistics are judged, and `hospitalIds`,
 * which are about to be added. Changed verdicts, with the former ones, are left in the temporary table `judged_anew`.
 */
export async function judgePrices(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
  prices: readonly PriceToJudge[],
): Promise<void> {
  await client.query(`
    create temporary table if not exists judged_anew (
      hospital_id integer, charge_no integer, setting setting, category text, subcategory text, state text,
      was implausibility) on commit delete rows`);
  await client.query("truncate judged_anew");
  if (prices.length === 0) return;
  await client.query(JUDGE, [
    prices.map(({ codeType }) => codeType),
    prices.map(({ code }) => code),
    prices.map(({ modifiers }) => modifiers),
    prices.map(({ drugUnit }) => drugUnit),
    prices.map(({ state }) => state),
    prices.map(({ amountE4 }) => amountE4 / 10_000),
    hospitalIds,
    prices.map(({ isGross }) => isGross),
    prices.map(({ byMedicare }) => byMedicare),
    prices.map(({ billingClass }) => billingClass),
  ]);
}

/** Statistics round to ten-thousandths of a dollar. */
const HALF_A_STEP = "0.00005";

// Prices that are not counted yet wait for their turn: until then nothing would come back to them. `offset 0` keeps the look into
// the index for each price: planned as a join it may read all prices of a service.
const JUDGE = `
  with suspects as materialized (
    select found.*, min(k.verdict) as by_medicare
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::numeric[],
      $8::boolean[], $9::implausibility[], $10::text[])
      k(code_type, code, modifiers, drug_unit, state, amount, is_gross, verdict, billing_class)
    cross join lateral (
      select p.hospital_id, p.charge_no, p.setting from prices p join hospitals h using (hospital_id)
      where (h.summarised_import_id = p.import_id or h.hospital_id = any($7))
        and p.code_type = k.code_type and p.code = k.code and p.price_group in (0, 1, 2, 3, 4, 5, 7)
        and p.price between k.amount - ${HALF_A_STEP} and k.amount + ${HALF_A_STEP}
        and (p.cash is null) = k.is_gross and (k.verdict is null or p.billing_class in (k.billing_class, 'both'))
        and (p.state = k.state or k.state = '') and p.modifiers = k.modifiers and p.drug_unit = k.drug_unit
        and (p.implausible is null or p.implausible not in (${UNSOUND_IN_SQL}))
      offset 0) found
    group by found.hospital_id, found.charge_no, found.setting),
  judged as (
    select p.hospital_id, p.charge_no, p.setting, p.implausible, verdict.implausible as is_now
    from suspects join prices p using (hospital_id, charge_no, setting)
    cross join lateral (
      -- What Medicare's amount told stays: no price of others moves it.
      select least(suspects.by_medicare, case when p.implausible in (
          'near-the-doctors-fee', 'far-below-medicare', 'far-above-medicare') then p.implausible end, (case
        when bool_or(round(p.price, 4) * 20 < middle) then 'far-below-its-like'
        when bool_or(round(p.price, 4) > middle * 20) then 'far-above-its-like' end)::implausibility) as implausible
      from unnest(settings_of(p.setting)) s(setting) cross join unnest(billing_classes_of(p.billing_class)) b(class)
      cross join lateral (
        select case when p.cash is null then coalesce(own.gross_middle, nation.gross_middle)
          else coalesce(own.cash_middle, nation.cash_middle) end as middle
        from service_statistics nation left join service_statistics own
          on own.code = p.code and own.code_type = p.code_type and own.setting = s.setting::setting
          and own.billing_class = b.class and own.modifiers = p.modifiers and own.drug_unit = p.drug_unit
          and own.state = p.state
        where nation.code = p.code and nation.code_type = p.code_type and nation.setting = s.setting::setting
          and nation.billing_class = b.class and nation.modifiers = p.modifiers
          and nation.drug_unit = p.drug_unit and nation.state = ''
      ) like_prices
    ) verdict
    where p.implausible is distinct from verdict.implausible),
  changed as (
    update prices p set implausible = judged.is_now from judged
    where p.hospital_id = judged.hospital_id and p.charge_no = judged.charge_no and p.setting = judged.setting
    returning p.hospital_id, p.charge_no, p.setting, p.category, p.subcategory, p.state, judged.implausible)
  insert into judged_anew select * from changed`;
