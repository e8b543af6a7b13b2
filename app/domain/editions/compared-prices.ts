/**
 * Of two imports ($1 the hospital and $2 the import of the former, $3 and $4 of the next): prices of both that are alike,
 * cash with cash, else gross with gross, as `changes` of a WITH clause. Grouped in place of joined: the database has not
 * looked at rows of this very transaction, and would compare each with each other one.
 */
export const COMPARED_PRICES = `
  listed as (
    select hospital_id, import_id, code_type, code, setting, billing_class, modifiers, drug_unit, description, cash, gross
    from prices
    union all
    select hospital_id, import_id, code_type, code, setting, billing_class, modifiers, drug_unit, description, cash, gross
    from price_history),
  pairs as (
    select code_type, code, setting::text as setting, max(description) as description,
      max(cash) filter (where import_id = $2) as former_cash, max(cash) filter (where import_id = $4) as next_cash,
      max(gross) filter (where import_id = $2) as former_gross, max(gross) filter (where import_id = $4) as next_gross
    from listed where (hospital_id = $1 and import_id = $2) or (hospital_id = $3 and import_id = $4)
    group by code_type, code, setting, billing_class, modifiers, drug_unit having count(*) = 2),
  changes as (
    select code_type, code, setting, description, former, next, next / former as ratio
    from pairs cross join lateral (
      select case when former_cash > 0 and next_cash > 0 then former_cash else former_gross end as former,
        case when former_cash > 0 and next_cash > 0 then next_cash else next_gross end as next) amounts
    where former > 0 and next > 0)`;
