-- A price applies to settings and billing classes, whatever words a file has for it: a charge for both settings is one
-- for each, a blank billing class is the facility's where the file has no professional charges. Of each the hospital
-- has one price, the middle one of the lines that apply; identical prices of both are one row that names both. A price
-- that cannot be one is kept and stands apart. Decision 018.

create function settings_of(setting setting) returns text[] language sql immutable parallel safe
  return case setting when 'both' then array['inpatient', 'outpatient'] else array[setting::text] end;

create function billing_classes_of(billing_class text) returns text[] language sql immutable parallel safe
  return case billing_class when 'both' then array['facility', 'professional'] else array[billing_class] end;

create type implausibility as enum
  ('placeholder', 'cash-above-gross', 'far-below-its-like', 'far-above-its-like');

drop table prices;
drop table price_history;

create table prices (
  hospital_id integer not null,
  charge_no integer not null,
  -- Both: the same price in either.
  setting setting not null,
  import_id integer not null,
  state text collate "C" not null,
  code_type text collate "C" not null,
  code text collate "C" not null,
  -- 'facility', 'professional', 'both'; '' = the file does not say, and has professional charges.
  billing_class text not null,
  modifiers text not null,
  drug_unit text not null,
  category text not null,
  subcategory text not null,
  description text not null,
  -- Sentinels such as 999999999 are no prices and stand as null.
  gross numeric,
  cash numeric,
  minimum numeric,
  maximum numeric,
  -- The cash price, or the gross charge where there is none.
  price numeric,
  -- The middle one of the negotiated dollar amounts of this line, and how many there are.
  negotiated_median numeric,
  negotiated_count integer not null,
  line_count integer not null,
  -- Why `price` cannot be one; null = it can. 'far-…': the statistics judge it, by the like prices of others.
  implausible implausibility,
  -- Prices that may stand in one order and one range have one number: cash before gross, the facility's before the
  -- professional's before those of a class not given; 6 = no price was published, 7 = it cannot be one.
  price_group smallint not null generated always as (
    case when implausible is not null then 7 when price is null then 6
      else (cash is null)::integer
        + case when billing_class in ('facility', 'both') then 0 when billing_class = 'professional' then 2 else 4 end
    end) stored,
  -- One line may be the price of two settings and differ in their billing classes.
  primary key (hospital_id, charge_no, setting)
);

-- The same of the files that a newer one replaced.
create table price_history (
  like prices including storage including generated,
  primary key (hospital_id, import_id, charge_no, setting)
);

alter table price_moves drop constraint price_moves_pkey,
  add primary key (hospital_id, kind, charge_no, setting);

-- What follows is what an import does for its own charges, here for those of all files.
create temporary table derived on commit drop as
with lines as (
  select c.*, coalesce(as_price(cash), as_price(gross)) as price,
    case when billing_class <> '' then billing_class
      when bool_or(billing_class = 'professional') over (partition by hospital_id, import_id) then ''
      else 'facility' end as class
  from standard_charges c),
cells as (
  select lines.*, cell_setting, cell_class, row_number() over (like_lines order by price nulls last, charge_no) as line_no,
    count(*) over like_lines as line_count, count(price) over like_lines as priced_line_count
  from lines cross join unnest(settings_of(setting)) s(cell_setting)
    cross join unnest(billing_classes_of(class)) b(cell_class)
  window like_lines as (
    partition by hospital_id, import_id, code, code_type, cell_setting, cell_class, modifiers, drug_unit)),
by_setting as (
  select hospital_id, import_id, code, code_type, modifiers, drug_unit, charge_no, cell_setting,
    case when count(*) > 1 then 'both' else min(cell_class) end as class, max(line_count) as line_count
  from cells where line_no = greatest(1, (priced_line_count + 1) / 2)
  group by hospital_id, import_id, code, code_type, modifiers, drug_unit, charge_no, cell_setting),
chosen as (
  select hospital_id, import_id, code, code_type, modifiers, drug_unit, charge_no, class,
    case when count(*) > 1 then 'both' else min(cell_setting) end as setting, max(line_count) as line_count
  from by_setting
  group by hospital_id, import_id, code, code_type, modifiers, drug_unit, charge_no, class),
priced as (
  select chosen.*, c.description, as_price(c.gross) as gross, as_price(c.cash) as cash, as_price(c.minimum) as minimum,
    as_price(c.maximum) as maximum, coalesce(c.cash, c.gross) as published, n.median, n.count
  from chosen
  join standard_charges c using (hospital_id, import_id, code, code_type, charge_no)
  cross join lateral (
    select percentile_disc(0.5) within group (order by as_price(dollar)) as median, count(as_price(dollar)) as count
    from negotiated_charges n
    where n.hospital_id = c.hospital_id and n.import_id = c.import_id and n.charge_no = c.charge_no) n),
merged as (
  select hospital_id, import_id, code, code_type, modifiers, drug_unit, class, gross, cash, minimum, maximum,
    published, median, count, min(charge_no) as charge_no,
    (array_agg(description order by charge_no))[1] as description,
    case when count(*) > 1 then 'both' else min(setting) end as setting, max(line_count) as line_count
  from priced
  group by hospital_id, import_id, code, code_type, modifiers, drug_unit, class, gross, cash, minimum, maximum,
    published, median, count)
select m.hospital_id, m.charge_no, m.setting::setting, m.import_id, h.state, m.code_type, m.code,
  m.class as billing_class, m.modifiers, m.drug_unit, s.category, s.subcategory, m.description, m.gross, m.cash,
  case when m.minimum > m.maximum then null else m.minimum end as minimum,
  case when m.minimum > m.maximum then null else m.maximum end as maximum, coalesce(m.cash, m.gross) as price,
  m.median as negotiated_median, m.count::integer as negotiated_count, m.line_count::integer as line_count,
  (case when coalesce(m.cash, m.gross) is null and m.published is not null
      or coalesce(m.cash, m.gross) <= 0.01 and m.drug_unit = '' then 'placeholder'
    when m.cash > m.gross then 'cash-above-gross' end)::implausibility as implausible,
  m.import_id = h.current_import_id as is_present
from merged m join hospitals h using (hospital_id) join services s on s.code = m.code and s.code_type = m.code_type;

insert into prices (hospital_id, charge_no, setting, import_id, state, code_type, code, billing_class, modifiers,
    drug_unit, category, subcategory, description, gross, cash, minimum, maximum, price, negotiated_median,
    negotiated_count, line_count, implausible)
  select hospital_id, charge_no, setting, import_id, state, code_type, code, billing_class, modifiers, drug_unit,
    category, subcategory, description, gross, cash, minimum, maximum, price, negotiated_median, negotiated_count,
    line_count, implausible
  from derived where is_present;
insert into price_history (hospital_id, charge_no, setting, import_id, state, code_type, code, billing_class, modifiers,
    drug_unit, category, subcategory, description, gross, cash, minimum, maximum, price, negotiated_median,
    negotiated_count, line_count, implausible)
  select hospital_id, charge_no, setting, import_id, state, code_type, code, billing_class, modifiers, drug_unit,
    category, subcategory, description, gross, cash, minimum, maximum, price, negotiated_median, negotiated_count,
    line_count, implausible
  from derived where not is_present;

-- Lists by price: of a service in the nation, where the few thousand prices of other states are passed over in the
-- index, and of a subcategory in a state; its nation is the states merged.
create index prices_of_service on prices (code_type, code, price_group, price, state)
  include (hospital_id, charge_no, setting);
create index prices_of_subcategory on prices (subcategory, state, price_group, price);
-- What one hospital offers, and lists that go from hospital to hospital (nearest first, by name).
create index prices_of_hospital on prices (hospital_id, subcategory, code_type, code);
create index price_history_of_service on price_history (hospital_id, code, code_type);

update imports i set price_count = counted.price_count, service_count = counted.service_count,
  cash_price_count = counted.cash_price_count, cash_to_gross_ratio = counted.ratio
from (
  select import_id, count(*) as price_count, count(distinct (code_type, code)) as service_count,
    count(cash) as cash_price_count, percentile_disc(0.5) within group (
      order by round(cash / nullif(gross, 0), 4)) filter (where implausible is null) as ratio
  from derived group by import_id) counted
where counted.import_id = i.import_id;

do $$
declare
  name text;
begin
  foreach name in array array['prices', 'price_history'] loop
    execute format('alter table %I
      alter column description set statistics 0, alter column gross set statistics 0, alter column cash set statistics 0,
      alter column minimum set statistics 0, alter column maximum set statistics 0,
      alter column negotiated_median set statistics 0, alter column negotiated_count set statistics 0,
      alter column line_count set statistics 0', name);
  end loop;
end
$$;

-- The middle by which the like prices of a state are judged; null where fewer than five are known: then the nation's,
-- in the row of state '', judges them. All is counted anew at the next start.
delete from service_statistics;
delete from category_statistics;
delete from price_ranges;
delete from popular_services;
update services set hospital_count = 0 where hospital_count > 0;
update site_totals set service_count = 0;
update hospitals set summarised_import_id = null where summarised_import_id is not null;

alter table service_statistics
  add column gross_middle numeric, add column cash_middle numeric, add column negotiated_middle numeric;
alter table service_statistics
  alter column gross_middle set statistics 0, alter column cash_middle set statistics 0,
  alter column negotiated_middle set statistics 0;
alter table price_ranges add column price_group smallint not null, drop constraint price_ranges_pkey,
  add primary key (subcategory, state, price_group);
