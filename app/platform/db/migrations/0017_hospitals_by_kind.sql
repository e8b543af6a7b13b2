-- How many hospitals publish each kind of price of a category: quartiles of a kind need three that publish that kind.
alter table category_statistics
  add column gross_hospital_count integer not null default 0,
  add column cash_hospital_count integer not null default 0,
  add column negotiated_hospital_count integer not null default 0;

-- Counted of the prices that the table sums up, some of which are replaced by now; '' = all.
create temporary table counted on commit drop as
  select category, coalesce(subcategory, '') as subcategory, coalesce(setting::text, '') as setting,
    coalesce(state, '') as state, count(*) filter (where has_gross) as gross, count(*) filter (where has_cash) as cash,
    count(*) filter (where has_negotiated) as negotiated
  from (
    select p.hospital_id, category, subcategory, setting, p.state, count(gross) > 0 as has_gross,
      count(cash) > 0 as has_cash, count(negotiated_median) > 0 as has_negotiated
    from hospitals h
    join (select * from prices union all select * from price_history) p
      on p.hospital_id = h.hospital_id and p.import_id = h.summarised_import_id
    group by p.hospital_id, category, cube (subcategory, setting, p.state)
  ) publishing
  group by category, subcategory, setting, state;

update category_statistics s
  set gross_hospital_count = gross, cash_hospital_count = cash, negotiated_hospital_count = negotiated
  from counted c
  where (s.category, s.subcategory, s.setting, s.state) = (c.category, c.subcategory, c.setting, c.state);

alter table category_statistics
  alter column gross_hospital_count drop default,
  alter column cash_hospital_count drop default,
  alter column negotiated_hospital_count drop default;
