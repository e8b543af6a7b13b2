-- What an import writes to often costs less. A stored generated column is computed anew whenever its row changes, and
-- hospital_count changes with every import: the words of a service are written once, with the service.

alter table services alter column search_words drop expression, alter column search_text drop expression;
-- Room for a second version of each row in its page, so that a new count touches no index.
alter table services set (fillfactor = 45);

-- The columns by which no page finds or joins: ANALYZE need not look at them.
alter table standard_charges
  alter column codes set statistics 0, alter column description set statistics 0, alter column gross set statistics 0,
  alter column cash set statistics 0, alter column minimum set statistics 0, alter column maximum set statistics 0,
  alter column notes set statistics 0, alter column source_row set statistics 0,
  alter column source_item set statistics 0;
alter table negotiated_charges
  alter column dollar set statistics 0, alter column percentage set statistics 0,
  alter column algorithm set statistics 0, alter column methodology set statistics 0,
  alter column estimated_amount set statistics 0, alter column median_amount set statistics 0,
  alter column percentile_10 set statistics 0, alter column percentile_90 set statistics 0,
  alter column claim_count set statistics 0, alter column notes set statistics 0,
  alter column source_row set statistics 0;
alter table prices
  alter column description set statistics 0, alter column gross set statistics 0, alter column cash set statistics 0,
  alter column minimum set statistics 0, alter column maximum set statistics 0,
  alter column negotiated_median set statistics 0, alter column negotiated_count set statistics 0,
  alter column line_count set statistics 0;

-- Every import reads and writes whole distributions again: they are packed already, packing them once more costs more
-- than it saves, and a page of 8 kB holds those of a service.
alter table service_statistics
  alter column gross_distribution set storage external, alter column cash_distribution set storage external,
  alter column negotiated_distribution set storage external;
alter table service_statistics set (toast_tuple_target = 8160);
alter table category_statistics
  alter column gross_distribution set storage external, alter column cash_distribution set storage external,
  alter column negotiated_distribution set storage external;

do $$
declare
  name text;
begin
  for name in
    select format('alter table %I alter column %I set statistics 0', table_name, column_name)
    from information_schema.columns
    where table_schema = current_schema() and table_name in ('service_statistics', 'category_statistics')
      and column_name ~ '_(p25|median|p75|count|distribution)$'
  loop
    execute name;
  end loop;
end
$$;

-- What pages count over all hospitals, so that none of them reads every hospital.
create table state_totals (
  state text collate "C" primary key,
  hospital_count integer not null,
  price_count bigint not null,
  -- Of the hospitals' middle ratios of cash price to gross charge: how many there are, and the middle one.
  cash_to_gross_count integer not null,
  cash_to_gross_median numeric
);
create table site_totals (
  is_only_row boolean primary key default true check (is_only_row),
  -- With prices of at least one hospital.
  service_count integer not null
);

insert into site_totals (service_count) values (0);

-- category_statistics also counts the nation, as state ''. All is counted anew at the next start.
delete from service_statistics;
delete from category_statistics;
update services set hospital_count = 0 where hospital_count > 0;
update hospitals set summarised_import_id = null where summarised_import_id is not null;

create index imports_by_time on imports (imported_at);
create index imports_by_file_date on imports (file_date);
